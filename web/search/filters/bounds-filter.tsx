import { Fieldset } from '#web/ui/fields/fieldset.tsx';
import type { FilterProps } from './filter-props.ts';
import { SumField } from './sum-field.tsx';

const ends = [
  { end: 'from', label: 'От' },
  { end: 'to', label: 'До' },
] as const;

export function BoundsFilter({ definition, filters, onChange }: FilterProps) {
  const { key, label, unit } = definition;
  const unitName = unit.at(-1);
  return (
    <Fieldset label={label} hideLabel>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-3">
        {ends.map(({ end, label: endLabel }) => (
          <SumField
            key={end}
            name={`${key}_${end}`}
            label={unitName ? `${endLabel}, ${unitName}` : endLabel}
            filters={filters}
            onChange={onChange}
          />
        ))}
      </div>
    </Fieldset>
  );
}
