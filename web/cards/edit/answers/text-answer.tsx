import { TextArea } from '#web/ui/fields/text-area.tsx';
import type { AnswerProps } from './answer-props.ts';
import { wordsOf } from './question.tsx';

const longest = 2000;
/** Up to so many signs are a line or two. */
const short = 200;

export function TextAnswer({ definition, id, value, onChange, error }: AnswerProps) {
  return (
    <TextArea
      {...wordsOf(definition, error)}
      id={id}
      className={(definition.max ?? longest) <= short ? '[&>textarea]:min-h-20' : undefined}
      countTo={Math.min(definition.max ?? longest, longest)}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value || null)}
    />
  );
}
