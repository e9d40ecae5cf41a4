import type { OwnCard } from '#contract/own-cards.ts';
import { kindWords } from '#web/cards/owner/kind-words.ts';
import { Button } from '#web/ui/controls/button.tsx';
import Dialog from '#web/ui/overlay/dialog.tsx';
import { DialogButtons } from './dialog-buttons.tsx';

type RemoveDialogProps = { card: OwnCard; onRemove: () => void; onClose: () => void };

/** There is no way back from it, so it asks first. */
export default function RemoveDialog({ card, onRemove, onClose }: RemoveDialogProps) {
  const remove = () => {
    onClose();
    onRemove();
  };
  return (
    <Dialog
      open
      role="alertdialog"
      title={`Удалить ${kindWords[card.kind].accusative}?`}
      onClose={onClose}
      footer={
        <DialogButtons cancel="Оставить" onCancel={onClose}>
          <Button kind="danger" onClick={remove}>
            Удалить
          </Button>
        </DialogButtons>
      }
    >
      <p className="[overflow-wrap:anywhere]">
        «{card.title}» исчезнет насовсем вместе со всеми ответами. Вернуть её будет нельзя.
      </p>
    </Dialog>
  );
}
