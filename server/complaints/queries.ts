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

/** Whom a complaint is from, and the card or the dialog that it is about. */
export type ComplaintAbout = { author_id: number } & (
  | { card_id: number }
  | { channel_id: number; person_id: number }
);

/** The one that this person has open about this, under a lock. */
export async function openComplaint(trx: Connection, about: ComplaintAbout) {
  return trx
    .selectFrom('complaints')
    .select(['id', 'reason', 'text', 'quotes'])
    .where((row) =>
      'card_id' in about
        ? row('card_id', '=', about.card_id)
        : row('channel_id', '=', about.channel_id),
    )
    .where('author_id', '=', about.author_id)
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}
