import { Eye } from 'lucide-react';
import { cardPath, type OwnCard } from '#contract/cards.ts';
import { capitalize } from '#contract/russian.ts';
import { FormLink } from './form-link.tsx';
import { kindWords } from './words.ts';

type PublishedNoteProps = { card: OwnCard | null; lastStepHref: string };

/** What happens to a card that people already see while it is being changed. */
export function PublishedNote({ card, lastStepHref }: PublishedNoteProps) {
  if (card?.state !== 'published') return null;
  const { one, of } = kindWords[card.kind];
  const link = 'font-medium text-action underline underline-offset-4 hover:text-action-hover';
  return (
    <p className="flex gap-3 rounded-card bg-info-soft p-4">
      <Eye aria-hidden className="mt-0.5 size-5 shrink-0 text-info" />
      <span>
        {card.has_changes ? (
          <>
            Люди видят{' '}
            <FormLink href={cardPath(card)} className={link}>
              прежний текст {of}
            </FormLink>
            , пока вы не нажмёте{' '}
            <FormLink href={lastStepHref} className={link}>
              «Опубликовать изменения»
            </FormLink>
            .
          </>
        ) : (
          <>
            {capitalize(one)} опубликована. Можно спокойно править: прежний текст останется на виду,
            пока вы не опубликуете изменения.
          </>
        )}
      </span>
    </p>
  );
}
