import { FilterChoice } from './filter-choice.tsx';
import type { CommonFilterProps } from './filter-props.ts';
import { optionCount } from './option-count.ts';
import { withFilter } from '../state/search-state.ts';
import { tickOf } from './ticks.ts';

interface YesFilterProps extends CommonFilterProps {
  filter: string;
  label: string;
}

export function YesFilter({ filter, label, filters, counts, onChange }: YesFilterProps) {
  return (
    <div
      className="border-b border-line py-1"
      onChange={(event) => {
        const tick = tickOf(event);
        if (tick) onChange(withFilter(filters, filter, tick.on ? 'yes' : ''));
      }}
    >
      <FilterChoice
        filter={filter}
        value="yes"
        label={label}
        checked={filters[filter] === 'yes'}
        {...optionCount(counts, filter, 'yes')}
      />
    </div>
  );
}
