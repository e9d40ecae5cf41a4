import { deviceCalls } from '#contract/account.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { endSessions } from '../actions.ts';
import { endDevice } from './actions.ts';
import { listDevices } from './queries.ts';

export function addDevicesRoutes(add: AddRoute, { db }: Deps): void {
  add(deviceCalls.list, async ({ viewer }) => ({ data: await listDevices(db, viewer) }));

  add(deviceCalls.end, async ({ viewer, params }) => {
    await endDevice(db, viewer, params.id);
    return undefined;
  });

  add(deviceCalls.endOthers, async ({ viewer }) => {
    await endSessions(db, viewer.id, viewer.session_id);
    return undefined;
  });
}
