import { NumberField } from '#web/ui/fields/number-field.tsx';
import type { AnswerProps } from './answer-props.ts';
import { wordsOf } from './question.tsx';
import { unitOf } from './unit.ts';

export function NumberAnswer({ definition, id, value, onChange, error }: AnswerProps) {
  const count = typeof value === 'number' ? value : null;
  return (
    <NumberField
      {...wordsOf(definition, error)}
      id={id}
      // A phone has room for a short number beside its question.
      className="max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_9.5rem] large:max-[22rem]:grid-cols-[minmax(0,1fr)_7rem] max-sm:items-center max-sm:gap-x-3 max-sm:[&>p]:col-span-2 sm:[&>div]:max-w-52"
      suffix={<span className="px-3">{unitOf(definition.unit, count)}</span>}
      value={count}
      onValueChange={onChange}
    />
  );
}
