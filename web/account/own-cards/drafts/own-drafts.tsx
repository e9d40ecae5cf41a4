import { FormLink } from '#web/cards/owner/form-link.tsx';
import { DraftCard } from './draft-card.tsx';
import type { OwnCards } from '../loading/load-own.ts';

const shownAtMost = 2;

/** The latest ones; the rest have a page of their own. */
export function OwnDrafts({ drafts }: Pick<OwnCards, 'drafts'>) {
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="own-drafts" className="flex flex-col gap-4">
      <h2 id="own-drafts" className="text-2xl">
        Черновики
      </h2>
      <ul className="flex flex-col gap-4">
        {drafts.slice(0, shownAtMost).map((draft) => (
          <DraftCard key={draft.card.slug} draft={draft} heading="h3" />
        ))}
      </ul>
      <FormLink
        href="/account/draft"
        className="inline-flex min-h-11 items-center self-start font-medium text-action underline underline-offset-4 hover:text-action-hover"
      >
        Все черновики
      </FormLink>
    </section>
  );
}
