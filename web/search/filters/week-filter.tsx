import { WeekGrid } from '#web/ui/week/week-grid.tsx';
import type { FilterProps } from './filter-props.ts';
import { chosenOf } from '#contract/search-filters.ts';
import { withFilter } from '../state/search-state.ts';

export default function WeekFilter({ definition, filters, onChange }: FilterProps) {
  const { key, label } = definition;
  return (
    <WeekGrid
      label={label}
      hideLabel
      name={`${key}[]`}
      value={chosenOf(filters, key)}
      onValueChange={(cells) => onChange((before) => withFilter(before, key, cells))}
    />
  );
}
