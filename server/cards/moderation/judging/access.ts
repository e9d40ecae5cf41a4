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

/**
 * The card of a judged thing under a lock, its owner before it, as everywhere, so that nobody waits
 * in a circle. `isAway`: nobody sees the cards of its owner now.
 */
export async function cardToJudge(trx: Connection, cardId: number) {
  const { owner_id } = await trx
    .selectFrom('cards')
    .select('owner_id')
    .where('id', '=', cardId)
    .executeTakeFirstOrThrow();
  const owner = await trx
    .selectFrom('users')
    .select(['id', 'role', 'blocked_at', 'deletion_asked_at'])
    .where('id', '=', owner_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const card = await trx
    .selectFrom('cards')
    .selectAll()
    .where('id', '=', cardId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { owner, card, isAway: owner.blocked_at !== null || owner.deletion_asked_at !== null };
}
