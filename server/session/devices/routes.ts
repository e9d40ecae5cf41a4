import { deviceCalls } from '#contract/account.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { endSessions } from '../actions.ts';
import { endDevice } from './actions.ts';
import { listDevices } from './queries.ts';

export function addDevicesRoutes(add: AddRoute): void {
  add(deviceCalls.list, async ({ viewer }, { db }) => ({ data: await listDevices(db, viewer) }));

  add(deviceCalls.end, async ({ viewer, params }, { db }) => {
    await endDevice(db, viewer, params.id);
    return undefined;
  });

  add(deviceCalls.endOthers, async ({ viewer }, { db }) => {
    await endSessions(db, viewer.id, viewer.session_id);
    return undefined;
  });
}
