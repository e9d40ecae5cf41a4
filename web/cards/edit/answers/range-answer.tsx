import { Fieldset } from '#web/ui/fields/fieldset.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import type { AnswerProps } from './answer-props.ts';
import { wordsOf } from './question.tsx';
import { unitOf } from './unit.ts';

const ends = [
  ['from', 'От'],
  ['to', 'До'],
] as const;

export function RangeAnswer({ definition, id, value, onChange, error }: AnswerProps) {
  const range = rangeOf(value);
  return (
    <Fieldset {...wordsOf(definition, error)} id={id}>
      <div className="grid max-w-md grid-cols-2 gap-3">
        {ends.map(([end, label]) => (
          <NumberField
            key={end}
            id={`${id}-${end}`}
            label={<span className="font-normal">{label}</span>}
            suffix={<span className="px-3">{unitOf(definition.unit, range[end])}</span>}
            aria-invalid={error ? true : undefined}
            value={range[end]}
            onValueChange={(count) => onChange(emptyToNull({ ...range, [end]: count }))}
          />
        ))}
      </div>
    </Fieldset>
  );
}

interface Range {
  from: number | null;
  to: number | null;
}

function rangeOf(value: AnswerProps['value']): Range {
  return typeof value === 'object' && !Array.isArray(value) ? value : { from: null, to: null };
}

function emptyToNull(range: Range): Range | null {
  return range.from === null && range.to === null ? null : range;
}
