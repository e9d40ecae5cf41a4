import { FilterChoice } from './filter-choice.tsx';
import type { CommonFilterProps } from './filter-props.ts';
import { withFilter } from './search-state.ts';

interface YesFilterProps extends CommonFilterProps {
  filter: string;
  label: string;
}

export function YesFilter({ filter, label, filters, counts, onChange }: YesFilterProps) {
  return (
    <div className="border-b border-line py-1">
      <FilterChoice
        filter={filter}
        value="yes"
        label={label}
        counts={counts}
        checked={filters[filter] === 'yes'}
        onChange={(on) => onChange(withFilter(filters, filter, on ? 'yes' : ''))}
      />
    </div>
  );
}
