import type { Connection } from '#server/platform/database.ts';

/** Browsers of a person in which they are still signed in. */
export const liveSubscriptions = (db: Connection, userId: number) =>
  db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .select('push_subscriptions.id')
    .where('push_subscriptions.user_id', '=', userId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', new Date());

/** A notification and the browser that it goes to; undefined once either is gone. */
export function findPush(
  db: Connection,
  { notification_id, subscription_id }: { notification_id: number; subscription_id: number },
) {
  return db
    .selectFrom('notifications')
    .innerJoin('push_subscriptions', 'push_subscriptions.user_id', 'notifications.user_id')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .select([
      'notifications.user_id',
      'notifications.push_text',
      'notifications.path',
      'notifications.created_at',
      'notifications.read_at',
      'notifications.held_back_by',
      'push_subscriptions.endpoint',
      'push_subscriptions.p256dh',
      'push_subscriptions.auth',
    ])
    .where('notifications.id', '=', notification_id)
    .where('push_subscriptions.id', '=', subscription_id)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', new Date())
    .executeTakeFirst();
}
