import { sql } from 'kysely';
import type { FileUse } from '#server/files/uses.access.ts';

/** Files of messages; documents are for the two of the dialog, as long as the message is there. */
export const messageFiles: FileUse = {
  columns: ['message_files.file_id'],
  isUsed: sql`exists (select from message_files where message_files.file_id = files.id)`,
  async mayRead(db, viewer, id) {
    const found = await db
      .selectFrom('message_files')
      .innerJoin('messages', 'messages.id', 'message_files.message_id')
      .innerJoin('channel_members', 'channel_members.channel_id', 'messages.channel_id')
      .select('messages.id')
      .where('message_files.file_id', '=', id)
      .where('channel_members.user_id', '=', viewer.id)
      .executeTakeFirst();
    return found !== undefined;
  },
};
