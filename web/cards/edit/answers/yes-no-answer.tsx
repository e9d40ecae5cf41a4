import { RadioGroup } from '#web/ui/fields/choice-group.tsx';
import type { AnswerProps } from './answer-props.ts';
import { wordsOf } from './question.tsx';
import { TakeBack } from './take-back.tsx';

const options = [
  { value: 'yes', label: 'Да' },
  { value: 'no', label: 'Нет' },
] as const;

/** Not a switch: «no answer yet» is something else than «no». */
export function YesNoAnswer({ definition, id, value, onChange, error }: AnswerProps) {
  const chosen = typeof value === 'boolean' ? (value ? 'yes' : 'no') : null;
  return (
    <div className="relative flex flex-col">
      <RadioGroup
        {...wordsOf(definition, error)}
        id={id}
        look="pair"
        options={options}
        value={chosen}
        onValueChange={(answer) => onChange(answer === 'yes')}
      />
      <TakeBack
        label={definition.label}
        shown={chosen !== null && !definition.required}
        onPress={() => onChange(null)}
      />
    </div>
  );
}
