import { CheckboxGroup } from '#web/ui/choice-group.tsx';
import { chosenOf, withFilter } from './search-state.ts';
import type { FilterProps } from './filter-props.ts';

/** Any of the chosen ones will do, whether a card may name one or many. */
export function OptionsFilter({ definition, filters, onChange }: FilterProps) {
  const { key, label, options } = definition;
  return (
    <CheckboxGroup
      label={label}
      hideLabel
      name={`${key}[]`}
      options={options}
      value={chosenOf(filters, key)}
      onValueChange={(chosen) => onChange(withFilter(filters, key, chosen))}
    />
  );
}
