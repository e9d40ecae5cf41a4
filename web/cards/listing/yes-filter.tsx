import { Choice } from '#web/ui/choice.tsx';
import type { FilterProps } from './filter-props.ts';
import { withFilter } from './search-state.ts';

export function YesFilter({ definition, filters, onChange }: FilterProps) {
  const { key, label } = definition;
  return (
    <Choice
      type="checkbox"
      name={key}
      value="yes"
      label={label}
      checked={filters[key] === 'yes'}
      onChange={(event) => onChange(withFilter(filters, key, event.target.checked ? 'yes' : ''))}
    />
  );
}
