import { notificationCalls } from '#contract/notifications.ts';
import { pushCalls } from '#contract/push.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { listChanges, listNotifications } from './list.queries.ts';
import { subscribeBrowser, unsubscribeBrowser } from './push.actions.ts';
import { readAllNotes, readNote } from './reading.actions.ts';

export function addNotificationsRoutes(add: AddRoute): void {
  add(notificationCalls.list, async ({ viewer, query }, { db }) =>
    listNotifications(db, viewer, query),
  );

  add(notificationCalls.events, async ({ viewer, query }, { db }) =>
    listChanges(db, viewer, query.after),
  );

  add(notificationCalls.read, async ({ viewer, params }, { db }) => {
    await readNote(db, viewer, params.id);
    return undefined;
  });

  add(notificationCalls.readAll, async ({ viewer }, { db }) => {
    await readAllNotes(db, viewer);
    return undefined;
  });

  add(pushCalls.subscribe, async ({ viewer, body }, deps) => {
    await subscribeBrowser(deps, viewer, body);
    return undefined;
  });

  add(pushCalls.unsubscribe, async ({ viewer, body }, { db }) => {
    await unsubscribeBrowser(db, viewer, body.endpoint);
    return undefined;
  });
}
