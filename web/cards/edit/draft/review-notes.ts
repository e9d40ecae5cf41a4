import type { OwnCard } from '#contract/own-cards.ts';
import type { FieldErrors } from './check.ts';

/** Words of the moderator about fields that have not been changed since, to stand at them. */
export function openNotes(card: OwnCard | null): FieldErrors {
  if (card?.review?.state !== 'rejected') return {};
  const { notes, fixed } = card.review;
  return Object.fromEntries(
    Object.entries(notes)
      .filter(([path]) => !fixed.includes(path))
      .map(([path, text]) => [path, `Модератор: ${text}`]),
  );
}
