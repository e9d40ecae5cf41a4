import { notFound } from '@tanstack/react-router';
import { notificationCalls, notificationTypes } from '#contract/notifications.ts';
import type { User } from '#contract/session.ts';
import type { Api } from '#web/lib/api/api.ts';

/** The first page of a list; `wanted`: as the address names it. */
export async function loadNotifications(api: Api, user: User, wanted: string) {
  const type = notificationTypes.find((one) => one === wanted);
  if (!type) throw notFound();
  const loaded = await api.call(notificationCalls.list, { query: { type } });
  return { loaded, type, ownId: user.id };
}
