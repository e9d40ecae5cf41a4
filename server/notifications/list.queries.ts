import type {
  Notification,
  NotificationCounts,
  NotificationType,
} from '#contract/notifications.ts';
import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';

const perPage = 20;
const changesAtMost = 100;

/** A page of somebody's notifications, the newest first, and how many there are of each type. */
export async function listNotifications(
  db: Connection,
  { id: userId }: SignedIn,
  { page, type }: { page: number; type: NotificationType },
) {
  // Before the lines: what comes in between is told again rather than lost.
  const counts = await countNotifications(db, userId);
  const data = await lines(db, userId)
    .$if(type === 'read', (query) => query.where('read_at', 'is not', null))
    .$if(type === 'unread', (query) => query.where('read_at', 'is', null))
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const last_page = Math.max(1, Math.ceil(counts[`${type}_count`] / perPage));
  return { data: data.map(asNotification), meta: { current_page: page, last_page }, ...counts };
}

/**
 * What came or changed after a sequence, each as it is now, in the order of the changes; nothing
 * where it is so much that the list is better loaded anew.
 */
export async function listChanges(db: Connection, { id: userId }: SignedIn, after: number) {
  const counts = await countNotifications(db, userId);
  const changed = await lines(db, userId)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .orderBy('id')
    .limit(changesAtMost + 1)
    .execute();
  const is_whole = changed.length <= changesAtMost;
  return { ...counts, data: is_whole ? changed.map(asNotification) : [], is_whole };
}

const lines = (db: Connection, userId: number) =>
  db
    .selectFrom('notifications')
    .select(['id', 'kind', 'text', 'path', 'created_at', 'read_at'])
    .where('user_id', '=', userId);

type Line = Awaited<ReturnType<ReturnType<typeof lines>['executeTakeFirstOrThrow']>>;

const asNotification = ({ created_at, read_at, ...line }: Line): Notification => ({
  ...line,
  created_at: created_at.toISOString(),
  read_at: read_at?.toISOString() ?? null,
});

async function countNotifications(db: Connection, userId: number): Promise<NotificationCounts> {
  const feed = await db
    .selectFrom('notification_feeds')
    .select('sequence')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const { all, unread } = await db
    .selectFrom('notifications')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const sequence = feed?.sequence ?? 0;
  return { all_count: all, read_count: all - unread, unread_count: unread, sequence };
}
