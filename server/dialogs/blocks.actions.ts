import { sql } from 'kysely';
import { channelChannel, channelPresence } from '#contract/dialog-events.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import { conflict, notFound } from '#server/platform/errors.ts';
import { revokeChannel } from '#server/platform/realtime/events.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { lockUser } from '#server/users/access.ts';
import { publishChange } from './changes.actions.ts';

/**
 * Only somebody with whom one talks can be blocked: who else is there is nobody's business. Both stop
 * hearing of each other at once.
 */
export async function blockPerson(db: Database, viewer: SignedIn, id: number): Promise<void> {
  if (id === viewer.id) throw conflict('Себя заблокировать нельзя');
  await inTransaction(db, async (trx) => {
    await lockUser(trx, viewer);
    // Under their locks: what is being sent just now has arrived before, or is refused after.
    const shared = await lockSharedChannels(trx, viewer.id, id);
    if (shared.length === 0) throw notFound('Такого собеседника нет');
    await trx
      .insertInto('person_blocks')
      .values({ user_id: viewer.id, blocked_id: id })
      .onConflict((row) => row.doNothing())
      .execute();
    for (const { key } of shared) {
      for (const channel of [channelChannel(key), channelPresence(key)]) {
        for (const person of [viewer.id, id]) await revokeChannel(trx, channel, person);
      }
    }
  });
}

/** Their dialogs open again at once, on pages that stand open, too. */
export async function unblockPerson(db: Database, viewer: SignedIn, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const shared = await lockSharedChannels(trx, viewer.id, id);
    const { numDeletedRows } = await trx
      .deleteFrom('person_blocks')
      .where('user_id', '=', viewer.id)
      .where('blocked_id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    // Pages that stand open at a closed dialog hear of it by the channels of the two.
    for (const channel of shared) await publishChange(trx, channel, channel.sequence);
  });
}

async function lockSharedChannels(trx: Connection, one: number, other: number) {
  const shared = await trx
    .selectFrom('channels')
    .select(['id', 'key', 'owner_id', 'starter_id', 'sequence'])
    .where((row) =>
      row.or([
        row.and({ owner_id: one, starter_id: other }),
        row.and({ owner_id: other, starter_id: one }),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  // Written anew: whoever waits for the lock to send is told by that to look once more.
  await trx
    .updateTable('channels')
    .set((row) => ({ sequence: row.ref('sequence') }))
    .where('id', '=', sql<number>`any(${shared.map(({ id }) => id)})`)
    .execute();
  return shared;
}
