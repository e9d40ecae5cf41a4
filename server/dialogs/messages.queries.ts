import { type RawBuilder, sql } from 'kysely';
import type { Attachment } from '#contract/attachments.ts';
import type { Connection } from '#server/platform/database.ts';
import { prepared } from '#server/platform/prepared.ts';
import { asAttachment, type StoredFile } from './rules.ts';

const filesOf = (message: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object(
    'id', files.id, 'kind', files.kind, 'name', files.name, 'size', files.size,
    'width', files.width, 'height', files.height, 'placeholder', files.placeholder
  ) order by message_files.position), '[]')
  from message_files join files on files.id = message_files.file_id
  where message_files.message_id = ${message}
)`;

/** Messages as they are stored, for all who list them. */
export const messageRows = (db: Connection) =>
  db
    .selectFrom('messages')
    .leftJoin('meetings', 'meetings.message_id', 'messages.id')
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
      sql<StoredFile[]>`${filesOf(sql.ref('messages.id'))}`.as('files'),
      'meetings.status',
      'meetings.starts_at',
      'meetings.time_zone',
      'meetings.way',
      'meetings.place',
    ]);

/** Of a message that is there. */
export async function attachmentsOf(db: Connection, messageId: number): Promise<Attachment[]> {
  const { files } = await messageRows(db).where('id', '=', messageId).executeTakeFirstOrThrow();
  return files.map(asAttachment);
}

export async function countUnreadMessages(db: Connection, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${unreadOf(userId)} as count ${prepared}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many messages somebody has not read, as a part of a statement. */
export const unreadOf = (person: number | null | RawBuilder<unknown>) => sql<number>`(
  select coalesce(sum(unread_count), 0)::int from channel_members
  where user_id = ${person}::bigint and unread_count > 0
)`;
