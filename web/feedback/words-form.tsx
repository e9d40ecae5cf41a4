import { useState } from 'react';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';

interface WordsFormProps {
  /** As the call names it in its errors. */
  field: string;
  label: string;
  hint: string;
  begun: string;
  /** Said when it has arrived. */
  done: string;
  onSend: (text: string) => Promise<void>;
  onClose: () => void;
}

export function WordsForm({ field, label, hint, begun, done, onSend, onClose }: WordsFormProps) {
  const showSnackbar = useSnackbar();
  const [text, setText] = useState(begun);
  const { submit, pending, problem, errorsOf, attempt } = useSubmit(async () => {
    await onSend(text);
    showSnackbar({ type: 'success', text: done });
  });
  return (
    <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
      {problem && !problem.errors && <FormProblem problem={problem} />}
      <TextArea
        label={label}
        hint={hint}
        maxLength={1000}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={errorsOf(field)[0]}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" pending={pending}>
          Отправить
        </Button>
        <Button size="small" kind="secondary" onClick={onClose}>
          Отмена
        </Button>
      </div>
    </SubmitForm>
  );
}
