import type { Flag } from '#contract/card-checks.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Card } from '../access.ts';

/** Puts the draft as it stands into the queue of those who look at it. */
export async function sendToReview(trx: Connection, card: Card, flags: Flag[]): Promise<void> {
  await trx
    .insertInto('card_reviews')
    .values({
      card_id: card.id,
      content: JSON.stringify(card.draft),
      flags: JSON.stringify(flags),
    })
    .execute();
}

/** Nobody needs to look at what was sent before. */
export async function takeBackReview(trx: Connection, card: Card): Promise<void> {
  await trx
    .updateTable('card_reviews')
    .set({ withdrawn_at: new Date() })
    .where('card_id', '=', card.id)
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
}
