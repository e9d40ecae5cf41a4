import type { Closing } from '#contract/cards.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { kindWords } from '#web/cards/owner/kind-words.ts';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { QuestionDialog } from './question-dialog.tsx';

type Reason = Exclude<Closing, 'expired'>;
const reasons: Record<CardKind, Record<Reason, string>> = {
  vacancy: { filled: 'Нашли человека', withdrawn: 'Больше не нужно' },
  resume: { filled: 'Работа найдена', withdrawn: 'Больше не ищу' },
};

type CloseDialogProps = {
  card: OwnCard;
  onDone: (reason: Reason) => Promise<void>;
  onClose: () => void;
};

/** Each answer is the action itself: it asks once, and there is a way back. */
export function CloseDialog({ card, onDone, onClose }: CloseDialogProps) {
  const { submit, pending, problem } = useSubmit(onDone);
  const answer = async (reason: Reason) => {
    if (await submit(reason)) onClose();
  };
  const { one, accusative } = kindWords[card.kind];
  return (
    <QuestionDialog
      title={`Закрыть ${accusative}?`}
      cancel="Не закрывать"
      problem={problem}
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" pending={pending} onClick={() => void answer('withdrawn')}>
            {reasons[card.kind].withdrawn}
          </Button>
          <Button pending={pending} onClick={() => void answer('filled')}>
            {reasons[card.kind].filled}
          </Button>
        </>
      }
    >
      <p>
        Её не будет в поиске, и новых откликов не придёт. Если всё изменится, {one} откроется снова
        одной кнопкой.
      </p>
      <p className="font-semibold">Почему закрываете?</p>
    </QuestionDialog>
  );
}
