import { passportCalls } from '#contract/passport.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { showPassport } from './queries.ts';
import { addScan, removePassport, sendPassport } from './sending/actions.ts';

export function addPassportRoutes(add: AddRoute, deps: Deps): void {
  const { db } = deps;

  add(passportCalls.show, async ({ viewer }) => showPassport(db, viewer.id));

  add(passportCalls.addScan, async ({ viewer, params, body, client }) => {
    await addScan(deps, viewer, { part: params.part, bytes: body, client });
    return undefined;
  });

  add(passportCalls.send, async ({ viewer }) => {
    await sendPassport(db, viewer);
    return showPassport(db, viewer.id);
  });

  add(passportCalls.remove, async ({ viewer }) => {
    await removePassport(deps, viewer);
    return undefined;
  });
}
