import { RadioGroup } from '#web/ui/fields/choice-group.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import type { AnswerProps } from './answer-props.ts';
import { lookOf } from './options-look.ts';
import { wordsOf } from './question.tsx';
import { TakeBack } from './take-back.tsx';

/** More than that are easier to find in the system's own list. */
const radiosAtMost = 6;

export function OneAnswer({ definition, id, value, onChange, error }: AnswerProps) {
  const { options, required, label } = definition;
  const words = wordsOf(definition, error);
  const chosen = typeof value === 'string' ? value : null;
  if (options.length > radiosAtMost) {
    return (
      <Select
        {...words}
        id={id}
        options={options}
        placeholder="Не выбрано"
        value={chosen ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
      />
    );
  }
  return (
    <div className="relative flex flex-col">
      <RadioGroup
        {...words}
        id={id}
        look={lookOf(options)}
        options={options}
        value={chosen}
        onValueChange={onChange}
      />
      <TakeBack label={label} shown={chosen !== null && !required} onPress={() => onChange(null)} />
    </div>
  );
}
