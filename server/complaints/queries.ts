import type { Connection } from '#server/platform/database.ts';

export async function isOwner(db: Connection, userId: number, cardId: number): Promise<boolean> {
  const card = await db
    .selectFrom('cards')
    .select('id')
    .where('id', '=', cardId)
    .where('owner_id', '=', userId)
    .executeTakeFirst();
  return card !== undefined;
}

/** The one that this person has open about this card, under a lock. */
export async function openComplaint(
  trx: Connection,
  { card_id, author_id }: { card_id: number; author_id: number },
) {
  return trx
    .selectFrom('complaints')
    .select(['id', 'reason', 'text'])
    .where('card_id', '=', card_id)
    .where('author_id', '=', author_id)
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}
