import { passportCalls } from '#contract/passport.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { showPassport } from './queries.ts';
import { addScan, removePassport, sendPassport } from './sending.actions.ts';

export function addPassportRoutes(add: AddRoute): void {
  add(passportCalls.show, async ({ viewer }, { db }) => showPassport(db, viewer.id));

  add(passportCalls.addScan, async ({ viewer, params, body, client }, deps) => {
    await addScan(deps, viewer, { part: params.part, bytes: body, client });
    return undefined;
  });

  add(passportCalls.send, async ({ viewer }, { db }) => {
    await sendPassport(db, viewer);
    return showPassport(db, viewer.id);
  });

  add(passportCalls.remove, async ({ viewer }, deps) => {
    await removePassport(deps, viewer);
    return undefined;
  });
}
