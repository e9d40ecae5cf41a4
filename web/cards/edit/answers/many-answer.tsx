import { CheckboxGroup } from '#web/ui/fields/choice-group.tsx';
import type { AnswerProps } from './answer-props.ts';
import { lookOf } from './options-look.ts';
import { wordsOf } from './question.tsx';

/** A list of more than this is folded on a phone, to those that stand first. */
const shownAtMost = 12;
const shownFolded = 10;

export function ManyAnswer({ definition, id, value, onChange, error }: AnswerProps) {
  return (
    <CheckboxGroup
      {...wordsOf(definition, error)}
      id={id}
      look={lookOf(definition.options)}
      options={definition.options}
      foldAfter={definition.options.length > shownAtMost ? shownFolded : undefined}
      value={Array.isArray(value) ? value : []}
      onValueChange={onChange}
    />
  );
}
