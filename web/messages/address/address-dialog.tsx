import { MapPin } from 'lucide-react';
import { dialogLimits } from '#contract/messages.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import Dialog from '#web/ui/overlay/dialog.tsx';

interface AddressDialogProps {
  address: string;
  /** Who will see it. */
  whom: string;
  onSend: () => Promise<unknown>;
  onClose: () => void;
}

/** Shows what will be sent, and to whom, before it is. */
export default function AddressDialog({ address, whom, onSend, onClose }: AddressDialogProps) {
  const { submit, pending, problem, attempt } = useSubmit(async () => {
    await onSend();
    onClose();
  });
  return (
    <Dialog open title="Отправить адрес?" onClose={onClose}>
      <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
        {problem && <FormProblem problem={problem} />}
        <Note tone="info" icon={<MapPin />}>
          <p className="font-semibold">{address}</p>
        </Note>
        <p>
          Получатель: {whom}. В вакансии адрес по-прежнему никто не видит. Сообщение можно удалить в
          течение {dialogLimits.editMinutes} минут.
        </p>
        <Button type="submit" wide size="large" pending={pending}>
          Отправить
        </Button>
      </SubmitForm>
    </Dialog>
  );
}
