import { TextArea } from '#web/ui/text-area.tsx';
import type { AnswerProps } from './answer-props.ts';
import { wordsOf } from './question.tsx';

const longest = 2000;

export function TextAnswer({ definition, id, value, onChange, error }: AnswerProps) {
  return (
    <TextArea
      {...wordsOf(definition, error)}
      id={id}
      countTo={Math.min(definition.max ?? longest, longest)}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value || null)}
    />
  );
}
