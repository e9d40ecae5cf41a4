import { cardPath } from '#contract/cards.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { FormLink } from './form-link.tsx';
import type { CardFormWork } from './use-card-form.ts';
import { kindWords } from './words.ts';

/** The main action of the last step. */
export function FormAction({ form }: { form: CardFormWork }) {
  const { card, keeper, publishing } = form;
  const isPublished = card?.state === 'published';
  const hasChanges = !card || card.has_changes || keeper.saving !== 'saved';
  if (isPublished && !hasChanges && !form.consent.checked) {
    return (
      <FormLink href={cardPath(card)} className={buttonStyles({})}>
        Открыть {kindWords[card.kind].accusative}
      </FormLink>
    );
  }
  return (
    <Button pending={publishing.pending} onClick={publishing.start}>
      {isPublished ? 'Опубликовать изменения' : 'Опубликовать'}
    </Button>
  );
}
