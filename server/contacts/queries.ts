import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';

/** Whose card it is; somebody who is blocked is not to be reached. */
export async function ownerOf(db: Connection, cardId: number) {
  const owner = await db
    .selectFrom('cards')
    .innerJoin('users', 'users.id', 'cards.owner_id')
    .select([
      'users.id',
      'users.name',
      'users.phone',
      'users.phone_verified_at',
      'users.email',
      'users.email_verified_at',
    ])
    .where('cards.id', '=', cardId)
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst();
  if (!owner) throw notFound();
  return owner;
}

export async function hasOpened(db: Connection, userId: number, cardId: number): Promise<boolean> {
  const opening = await db
    .selectFrom('contact_openings')
    .select('card_id')
    .where('user_id', '=', userId)
    .where('card_id', '=', cardId)
    .executeTakeFirst();
  return opening !== undefined;
}
