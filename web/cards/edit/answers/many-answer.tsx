import { CheckboxGroup } from '#web/ui/fields/choice-group.tsx';
import type { AnswerProps } from './answer-props.ts';
import { lookOf } from './look.ts';
import { wordsOf } from './question.tsx';

export function ManyAnswer({ definition, id, value, onChange, error }: AnswerProps) {
  return (
    <CheckboxGroup
      {...wordsOf(definition, error)}
      id={id}
      look={lookOf(definition.options)}
      options={definition.options}
      value={Array.isArray(value) ? value : []}
      onValueChange={onChange}
    />
  );
}
