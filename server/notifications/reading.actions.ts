import { notificationsRead } from '#contract/notifications.ts';
import { personChannel } from '#contract/realtime.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import { publish } from '#server/platform/realtime/events.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { nextSequence } from './feeds.actions.ts';
import { countUnread, unreadNotes } from './queries.ts';

/** What was read before stays as it is. Another's notification is as good as missing. */
export async function readNote(db: Database, viewer: SignedIn, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const found = await trx
      .selectFrom('notifications')
      .select('read_at')
      .where('id', '=', id)
      .where('user_id', '=', viewer.id)
      .executeTakeFirst();
    if (!found) throw notFound('Такого уведомления нет');
    if (!found.read_at) await markRead(trx, viewer.id, [id]);
  });
}

/** What comes while they are read is still new. */
export async function readAllNotes(db: Database, viewer: SignedIn): Promise<void> {
  await inTransaction(db, async (trx) => {
    const unread = await unreadNotes(trx, viewer.id).execute();
    await markRead(
      trx,
      viewer.id,
      unread.map(({ id }) => id),
    );
  });
}

/** In the transaction in which they were seen; no ids: nothing happens. */
export async function markRead(trx: Connection, userId: number, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const sequence = await nextSequence(trx, userId);
  await trx
    .updateTable('notifications')
    .set({ read_at: new Date(), mail: null, sequence })
    .where('id', 'in', ids)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute();
  await publish(trx, personChannel(userId), notificationsRead, {
    notification_count: await countUnread(trx, userId),
  });
}
