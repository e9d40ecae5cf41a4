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
      className="[&>div]:max-w-52"
      suffix={<span className="px-3">{unitOf(definition.unit, count)}</span>}
      value={count}
      onValueChange={onChange}
    />
  );
}
