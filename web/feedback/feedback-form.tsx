import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { feedbackCalls } from '#contract/feedback.ts';
import type { FeedbackMarks } from '#contract/shown-feedback.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { RadioGroup } from '#web/ui/fields/choice-group.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { feedbackMarks } from './marks.ts';

const answers = [
  { value: 'yes', label: 'Да' },
  { value: 'no', label: 'Нет' },
] as const;

interface FeedbackFormProps {
  responseId: number;
  isFamily: boolean;
  /** Of one that was refused. */
  begun?: { text: string };
}

export function FeedbackForm({ responseId, isFamily, begun }: FeedbackFormProps) {
  const api = useApi();
  const router = useRouter();
  const showSnackbar = useSnackbar();
  const [marks, setMarks] = useState<Partial<FeedbackMarks>>({});
  const [text, setText] = useState(begun?.text ?? '');
  const { submit, pending, problem, errorsOf, attempt } = useSubmit(async () => {
    await api.call(feedbackCalls.add, {
      params: { id: String(responseId) },
      body: { ...allOf(marks), text },
    });
    showSnackbar({ type: 'success', text: 'Спасибо! Отзыв отправлен' });
    await router.invalidate();
  });
  return (
    <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
      {problem && !problem.errors && <FormProblem problem={problem} />}
      {feedbackMarks(isFamily).map(({ key, question }) => (
        <RadioGroup
          key={key}
          label={question}
          look="pair"
          options={answers}
          value={valueOf(marks[key])}
          onValueChange={(value) => setMarks({ ...marks, [key]: value === 'yes' })}
          error={marks[key] === undefined ? errorsOf(key)[0] : undefined}
        />
      ))}
      <TextArea
        label="Несколько слов"
        hint="Что было хорошо и что нет. Без имён, адресов и телефонов; можно не писать"
        maxLength={1000}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={errorsOf('text')[0]}
      />
      <Button type="submit" pending={pending} className="max-sm:w-full sm:self-start">
        Отправить отзыв
      </Button>
    </SubmitForm>
  );
}

function valueOf(mark: boolean | undefined): 'yes' | 'no' | null {
  if (mark === undefined) return null;
  return mark ? 'yes' : 'no';
}

/** All three are asked; the first one without an answer gets the focus. */
function allOf({ again, as_agreed, on_time }: Partial<FeedbackMarks>): FeedbackMarks {
  const missing = Object.entries({ on_time, as_agreed, again }).filter(
    ([, mark]) => mark === undefined,
  );
  refuse(Object.fromEntries(missing.map(([key]) => [key, ['Выберите ответ']])));
  return { again: again === true, as_agreed: as_agreed === true, on_time: on_time === true };
}
