import { Fieldset } from '#web/ui/fieldset.tsx';
import { FilterChoice } from './filter-choice.tsx';
import { FoldedOptions } from './folded-options.tsx';
import type { FilterProps } from './filter-props.ts';
import { chosenOf, withChosen } from './search-state.ts';

/** Any of the chosen ones will do, whether a card may name one or many. */
export function OptionsFilter({ definition, filters, counts, onChange }: FilterProps) {
  const { key, label, options } = definition;
  const chosen = chosenOf(filters, key);
  return (
    <Fieldset label={label} hideLabel>
      <FoldedOptions lastChosen={options.findLastIndex(({ value }) => chosen.includes(value))}>
        {options.map((option) => (
          <FilterChoice
            key={option.value}
            filter={key}
            several
            value={option.value}
            label={option.label}
            counts={counts}
            checked={chosen.includes(option.value)}
            onChange={(on) => onChange(withChosen(filters, key, option.value, on))}
          />
        ))}
      </FoldedOptions>
    </Fieldset>
  );
}
