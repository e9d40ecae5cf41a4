import type { Insertable } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import type { Notifications } from '#server/platform/tables.ts';

/** Tells a person something, in the transaction of what there is to tell; the same only once. */
export async function notify(trx: Connection, note: Insertable<Notifications>): Promise<void> {
  await trx
    .insertInto('notifications')
    .values(note)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
