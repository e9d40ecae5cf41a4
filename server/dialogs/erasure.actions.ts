import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import type { Leaver } from '#server/platform/own-data.ts';

/**
 * What the person has written goes; that there was something stays to be seen by the other side, to
 * whom the dialog belongs as well. Where neither is left, nothing is.
 */
export async function eraseMessages(trx: Connection, { id }: Leaver): Promise<void> {
  await trx
    .deleteFrom('channels')
    .where(sql<boolean>`${id} in (owner_id, starter_id)`)
    .where((row) => row.or([row('owner_id', 'is', null), row('starter_id', 'is', null)]))
    .execute();
  const own = trx.selectFrom('messages').select('id').where('author_id', '=', id);
  await trx.deleteFrom('message_files').where('message_id', 'in', own).execute();
  await trx
    .deleteFrom('meetings')
    .where('message_id', 'in', (row) =>
      row.selectFrom('messages').select('id').where('author_id', '=', id),
    )
    .execute();
  await trx
    .updateTable('messages')
    .set({ text: '', deleted_at: sql`coalesce(deleted_at, now())` })
    .where('author_id', '=', id)
    .execute();
}
