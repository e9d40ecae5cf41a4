import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';

/** Messages as they are stored, for all who list them. */
export const messageRows = (db: Connection) =>
  db
    .selectFrom('messages')
    .select([
      'messages.id',
      'messages.sequence',
      'messages.client_id',
      'messages.author_id',
      'messages.kind',
      'messages.text',
      'messages.sent_at',
      'messages.edited_at',
      'messages.deleted_at',
    ]);

export async function countUnreadMessages(db: Connection, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('channel_members')
    .select(sql<number>`coalesce(sum(unread_count), 0)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('unread_count', '>', 0)
    .executeTakeFirstOrThrow();
  return count;
}
