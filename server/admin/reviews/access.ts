import type { Connection } from '#server/platform/database.ts';
import { conflict, notFound } from '#server/platform/errors.ts';

/** A text that waits, under a lock; not one that its owner has taken away meanwhile. */
export async function reviewToJudge(trx: Connection, id: number) {
  const review = await trx
    .selectFrom('card_reviews')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!review) throw notFound('Такой карточки в очереди нет');
  if (review.taken_back_at) {
    throw conflict('Владелец забрал карточку или прислал другой текст', 'wrong_state');
  }
  return { ...review, isApplied: review.applied_at !== null };
}
