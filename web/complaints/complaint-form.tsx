import { useState } from 'react';
import { complaintReasons, type ComplaintReason } from '#contract/complaints.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { RadioGroup } from '#web/ui/fields/choice-group.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { DangerNote } from './danger-note.tsx';

const reasons = (Object.keys(complaintReasons) as ComplaintReason[]).map((value) => ({
  value,
  label: complaintReasons[value],
}));

interface ComplaintFormProps {
  /** Who learns what. */
  hint: string;
  thanks: string;
  send: (said: { reason: ComplaintReason; text?: string }) => Promise<unknown>;
  onSent: () => void;
  /** Chosen already by whoever has opened it. */
  chosen?: ComplaintReason | undefined;
}

export function ComplaintForm({ hint, thanks, send, onSent, chosen }: ComplaintFormProps) {
  const showSnackbar = useSnackbar();
  const [reason, setReason] = useState<ComplaintReason | null>(chosen ?? null);
  const [text, setText] = useState('');
  const { submit, pending, problem, errorsOf, attempt } = useSubmit(async () => {
    if (!reason) return refuse({ reason: ['Выберите причину'] });
    await send({ reason, ...(text.trim() && { text }) });
    showSnackbar({ type: 'success', text: thanks });
    return onSent();
  });
  const reasonError = errorsOf('reason')[0];
  const textError = errorsOf('text')[0];

  return (
    <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
      {!reasonError && !textError && <FormProblem problem={problem} />}
      <RadioGroup
        label="Что не так?"
        options={reasons}
        value={reason}
        onValueChange={setReason}
        error={reason ? undefined : reasonError}
      />
      <div aria-live="polite" className="empty:hidden">
        {reason === 'danger' && <DangerNote />}
      </div>
      <TextArea
        label="Расскажите подробнее"
        optional
        hint={hint}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={textError}
      />
      <Button type="submit" wide size="large" pending={pending}>
        Отправить жалобу
      </Button>
    </SubmitForm>
  );
}
