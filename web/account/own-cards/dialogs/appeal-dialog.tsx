import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { QuestionDialog } from './question-dialog.tsx';

const id = 'appeal-text';

type AppealDialogProps = {
  reason: string;
  /** Kept by whoever opens the dialog: closing it by mistake loses no word. */
  text: string;
  onText: (text: string) => void;
  onDone: (text: string) => Promise<void>;
  onClose: () => void;
};

export function AppealDialog({ reason, text, onText, onDone, onClose }: AppealDialogProps) {
  const { submit, pending, problem, errorsOf } = useSubmit(onDone);
  const send = async () => {
    if (!(await submit(text))) return;
    onText('');
    onClose();
  };
  return (
    <QuestionDialog
      title="Попросить посмотреть ещё раз"
      cancel="Отмена"
      problem={problem}
      fields={{ text: id }}
      onClose={onClose}
      actions={
        <Button pending={pending} onClick={() => void send()}>
          Отправить
        </Button>
      }
    >
      <p className="[overflow-wrap:anywhere] whitespace-pre-line">
        <span className="font-semibold">Почему сняли: </span>
        {reason}
      </p>
      <TextArea
        id={id}
        label="Что вы хотите сказать"
        hint="Что вы поправили или почему решение неверно. Не меньше 10 знаков"
        countTo={2000}
        error={errorsOf('text')[0]}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
    </QuestionDialog>
  );
}
