import type { OwnCard } from '#contract/own-cards.ts';
import { waitPromise } from '#contract/wait.ts';
import type { Snackbar } from '#web/ui/feedback/snackbar-store.ts';

/** What is said of a text that waits for a look; null when it is shown already. */
export function sentWords({ review }: OwnCard): Snackbar | null {
  if (review?.state !== 'waiting') return null;
  const text = `Отправили на проверку. ${waitPromise(review.wait_minutes)}`;
  return { type: 'info', text, timeout: 10_000 };
}

/** Something in the draft was neither shown nor sent. */
export function hasUnsent({ review, has_changes }: OwnCard): boolean {
  return review?.state === 'waiting' ? review.is_outdated : has_changes;
}

/** The words of the button that shows a draft to people, or sends it to those who look first. */
export function sendLabel(card: OwnCard | null): string {
  if (card?.review) return 'Отправить ещё раз';
  return card?.state === 'published' ? 'Опубликовать изменения' : 'Опубликовать';
}
