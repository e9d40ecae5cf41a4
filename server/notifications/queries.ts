import { type RawBuilder, sql } from 'kysely';
import type { NotificationKind } from '#contract/notifications.ts';
import type { Connection } from '#server/platform/database.ts';
import { prepared } from '#server/platform/prepared.ts';

export async function countUnread(db: Connection, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${unreadNotesOf(userId)} as count ${prepared}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many somebody has not read, as a part of a statement. */
export const unreadNotesOf = (userId: number) => sql<number>`(
  select count(*)::int from notifications where user_id = ${userId}::bigint and read_at is null
)`;

export const unreadNotes = (db: Connection, userId: number) =>
  db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('read_at', 'is', null);

interface ToldThing {
  user_id: number;
  kind: NotificationKind;
  actor_id: number;
  card_id: number | null;
}

/** What the person was told of the same card by the same person, and has not looked at yet. */
export async function unreadAbout(
  db: Connection,
  { user_id, kinds, actor_id, card_id }: Omit<ToldThing, 'kind'> & { kinds: NotificationKind[] },
): Promise<number[]> {
  const rows = await unreadNotes(db, user_id)
    .where('kind', 'in', kinds)
    .where('actor_id', '=', actor_id)
    .where('card_id', 'is not distinct from', card_id)
    .execute();
  return rows.map(({ id }) => id);
}

/** The same as a condition of another statement, where the parts may be its columns. */
export const hasUnreadAbout = ({ user_id, kind, actor_id, card_id }: AsParts<ToldThing>) =>
  sql<boolean>`exists (
    select from notifications
    where user_id = ${user_id} and read_at is null and kind = ${kind}
      and actor_id = ${actor_id} and card_id is not distinct from ${card_id}::bigint
  )`;

type AsParts<Values> = { [Key in keyof Values]: Values[Key] | RawBuilder<unknown> };
