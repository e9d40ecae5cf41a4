import type { OwnCard } from '#contract/own-cards.ts';
import { showHref } from '#web/cards/owner/address.ts';
import { FormLink } from '#web/cards/owner/form-link.tsx';
import { Note } from '#web/ui/feedback/note.tsx';

/** What a published resume does not show before its owner has allowed it, and where to allow it. */
export function HiddenNameNote({ card }: { card: OwnCard }) {
  const { kind, slug, category, state, names_owner } = card;
  if (kind !== 'resume' || state !== 'published' || names_owner) return null;
  return (
    <Note tone="info">
      <p>
        Имя и фото скрыты от незнакомых: вы не разрешали показывать их всем.{' '}
        <FormLink
          href={showHref({ kind, category: category.slug, slug })}
          className="font-semibold text-action underline underline-offset-4"
        >
          Разрешить
        </FormLink>
      </p>
    </Note>
  );
}
