import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import { waitingSpan } from './silence.rules.ts';

/** Shown cards after that one with three who may be unanswered; the rules say whether they are. */
export async function cardsMaybeSilent(
  db: Connection,
  now: Date,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const { from, until } = waitingSpan(now);
  const rows = await db
    .selectFrom('channels')
    .innerJoin('cards', 'cards.id', 'channels.card_id')
    .select('cards.id')
    .where('cards.id', '>', after)
    .where('cards.state', '=', 'published')
    .where('cards.deleted_at', 'is', null)
    .where('cards.silence_asked_at', 'is', null)
    .where('channels.answered_at', 'is', null)
    .where('channels.asked_at', '>', from)
    .where('channels.asked_at', '<=', until)
    .groupBy('cards.id')
    .having(({ fn }) => fn.countAll<number>(), '>=', 3)
    .orderBy('cards.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Who has written about a card, and when they were answered. Left out are those who cannot be
 * answered or do not wait for it any more.
 */
export async function contactsOf(db: Connection, cardId: number, now: Date) {
  const rows = await db
    .selectFrom('channels')
    .innerJoin('users', 'users.id', 'channels.starter_id')
    .select(['channels.asked_at', 'channels.answered_at'])
    .where('channels.card_id', '=', cardId)
    .where('channels.asked_at', '>', waitingSpan(now).from)
    .where('users.blocked_at', 'is', null)
    .where('users.deletion_asked_at', 'is', null)
    .where(
      sql<boolean>`not exists (
        select from person_blocks
        where (user_id, blocked_id) in ((owner_id, starter_id), (starter_id, owner_id))
      ) and not exists (
        select from responses
        where responses.channel_id = channels.id and responses.status = 'withdrawn'
      )`,
    )
    .execute();
  return rows.flatMap(({ asked_at, answered_at }) =>
    asked_at ? [{ askedAt: asked_at, answeredAt: answered_at }] : [],
  );
}

/** Whether the owner was asked about a card and has not answered, as a condition of a statement. */
export const hasSilentCard = (ownerId: number) => sql<boolean>`
  exists (select from cards where owner_id = ${ownerId} and silence_asked_at is not null)`;
