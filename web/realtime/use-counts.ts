import { useEffect } from 'react';
import { dialogChanged } from '#contract/dialog-events.ts';
import { notificationsRead } from '#contract/notifications.ts';
import { notificationCreated, personChannel } from '#contract/realtime.ts';
import { responseChanged } from '#contract/responses.ts';
import type { User } from '#contract/session.ts';
import { useSession, useUser } from '#web/lib/context/router-context.ts';
import { subscribe } from './subscriptions.ts';

type Counts = Partial<
  Pick<User, 'unread_notifications_count' | 'unread_messages_count' | 'unread_responses_count'>
>;

/** Keeps the counts of what is unread up to date by what the server tells; guests have none. */
export function useCounts(): void {
  const session = useSession();
  const id = useUser()?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const channel = personChannel(id);
    const keep = (counts: Counts) => {
      const user = session.known();
      if (user?.id === id) session.set({ ...user, ...counts });
    };
    const keepNotifications = (news: { notification_count: number }) =>
      keep({ unread_notifications_count: news.notification_count });
    const stops = [
      subscribe(channel, notificationCreated, keepNotifications),
      subscribe(channel, notificationsRead, keepNotifications),
      subscribe(channel, dialogChanged, ({ unread_messages_count }) =>
        keep({ unread_messages_count }),
      ),
      subscribe(channel, responseChanged, ({ unread_responses_count }) =>
        keep({ unread_responses_count }),
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }, [session, id]);
}
