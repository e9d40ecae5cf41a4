import { Button } from '#web/ui/controls/button.tsx';
import Dialog from '#web/ui/overlay/dialog.tsx';

interface WithdrawDialogProps {
  isAnswered: boolean;
  onWithdraw: () => void;
  onClose: () => void;
}

/** The link works no more after it, so it asks first. */
export default function WithdrawDialog({ isAnswered, onWithdraw, onClose }: WithdrawDialogProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      title={isAnswered ? 'Забрать ответ?' : 'Не отвечать?'}
      onClose={onClose}
    >
      <p>
        {isAnswered && 'Ваши слова исчезнут из анкеты. '}
        Ссылка из письма перестанет работать, и ответить по ней будет нельзя.
      </p>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row-reverse">
        <Button
          kind="danger"
          onClick={() => {
            onClose();
            onWithdraw();
          }}
        >
          {isAnswered ? 'Забрать' : 'Не отвечать'}
        </Button>
        <Button kind="secondary" onClick={onClose}>
          Вернуться
        </Button>
      </div>
    </Dialog>
  );
}
