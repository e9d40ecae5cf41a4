import { FilterChoice } from './filter-choice.tsx';
import type { CommonFilterProps } from './filter-props.ts';
import { optionCount } from './option-count.ts';
import { withFilter } from '../state/search-state.ts';

interface YesFilterProps extends CommonFilterProps {
  filter: string;
  label: string;
}

export function YesFilter({ filter, label, filters, counts, onChange }: YesFilterProps) {
  return (
    <FilterChoice
      filter={filter}
      value="yes"
      label={label}
      checked={filters[filter] === 'yes'}
      {...optionCount(counts, filter, 'yes')}
      onTick={(isOn) => onChange((before) => withFilter(before, filter, isOn ? 'yes' : ''))}
      className="min-h-13 border-b border-line py-3.5"
    />
  );
}
