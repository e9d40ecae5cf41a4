import type { TariffTextsSource } from '#contract/tariff-editing.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { MoveButtons } from '../order/move-buttons.tsx';
import { movesOf } from '../order/moves.ts';

type Questions = TariffTextsSource['questions'];

interface TariffQuestionProps {
  questions: Questions;
  at: number;
  errorsOf: (path: string) => string[];
  onChange: (questions: Questions) => void;
}

export function TariffQuestion({ questions, at, errorsOf, onChange }: TariffQuestionProps) {
  const { question = '', answer = '' } = questions[at] ?? {};
  const put = (part: Partial<Questions[number]>) =>
    onChange(questions.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={`Вопрос ${at + 1}`}
        maxLength={150}
        value={question}
        error={errorsOf(`questions.${at}.question`)[0]}
        onChange={({ target }) => put({ question: target.value })}
      />
      <TextArea
        label="Ответ"
        rows={3}
        maxLength={2000}
        value={answer}
        error={errorsOf(`questions.${at}.answer`)[0]}
        onChange={({ target }) => put({ answer: target.value })}
      />
      <MoveButtons
        name={question || `вопрос ${at + 1}`}
        {...movesOf(questions, at, onChange)}
        onRemove={() => onChange(questions.filter((_one, index) => index !== at))}
      />
    </div>
  );
}
