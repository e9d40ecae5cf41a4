import { cardPath } from '#contract/cards.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { accountHref } from '../../owner/address.ts';
import { FormLink } from '../../owner/form-link.tsx';
import { hasUnsent, sendLabel } from '../../owner/sent-words.ts';
import type { CardFormWork } from './use-card-form.ts';
import { kindWords } from '../../owner/kind-words.ts';

/** The main action of the last step. */
export function FormAction({ form }: { form: CardFormWork }) {
  const { card, autosave, publishing } = form;
  const isDone = card && !hasUnsent(card) && autosave.saving === 'saved' && !form.consent.checked;
  if (isDone && card.review?.state !== 'waiting' && card.state === 'published') {
    return (
      <FormLink href={cardPath(card)} className={buttonStyles({})}>
        Открыть {kindWords[card.kind].accusative}
      </FormLink>
    );
  }
  // Either there is nothing to send, or nobody would take it.
  if (card && ((isDone && card.review?.state === 'waiting') || card.state === 'blocked')) {
    return (
      <FormLink href={accountHref(card)} className={buttonStyles({})}>
        В личный кабинет
      </FormLink>
    );
  }
  return (
    <Button pending={publishing.pending} onClick={publishing.start}>
      {sendLabel(card)}
    </Button>
  );
}
