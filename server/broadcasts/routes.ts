import { broadcastCalls, newsCalls } from '#contract/broadcasts.ts';
import { guestRoleFromWire } from '#contract/roles.ts';
import { letterPage, letterPagePolicy } from '#server/deliveries/queries.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { addBroadcast, removeBroadcast, saveBroadcast } from './actions.ts';
import { newsMail } from './emails.ts';
import { cityIdOf, countReceivers, listBroadcasts, showBroadcast } from './queries.ts';
import { sendTest, startBroadcast, stopBroadcast, stopNews } from './sending.actions.ts';

export function addBroadcastsRoutes(add: AddRoute): void {
  const calls = broadcastCalls;

  add(calls.list, async (_call, { db }) => ({ data: await listBroadcasts(db) }));

  add(calls.show, ({ params }, { db }) => showBroadcast(db, params.id));

  add(calls.count, async ({ query: { role, city } }, { db }) => {
    const city_id = await cityIdOf(db, city ?? null);
    const audience = { role: role ? guestRoleFromWire(role) : null, city_id };
    return { people: await countReceivers(db, audience) };
  });

  add(calls.add, async ({ viewer, body }, { db }) =>
    showBroadcast(db, await addBroadcast(db, viewer, body)),
  );

  add(calls.save, async ({ viewer, params, body }, { db }) => {
    await saveBroadcast(db, viewer, params.id, body);
    return showBroadcast(db, params.id);
  });

  add(calls.remove, async ({ viewer, params }, { db }) => {
    await removeBroadcast(db, viewer, params.id);
    return undefined;
  });

  add(calls.letter, async ({ viewer, params, reply }, { db, config }) => {
    const written = await showBroadcast(db, params.id);
    reply.header('content-security-policy', letterPagePolicy);
    return letterPage(newsMail(written, viewer.id, config), config);
  });

  add(calls.test, ({ viewer, params }, deps) => sendTest(deps, viewer, params.id));

  add(calls.start, async ({ viewer, params, body }, { db }) => {
    await startBroadcast(db, viewer, params.id, body.version);
    return showBroadcast(db, params.id);
  });

  add(calls.stop, async ({ viewer, params }, { db }) => {
    await stopBroadcast(db, viewer, params.id);
    return showBroadcast(db, params.id);
  });

  add(newsCalls.stop, async ({ params }, deps) => {
    await stopNews(deps, params);
    return undefined;
  });
}
