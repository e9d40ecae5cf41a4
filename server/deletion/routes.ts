import { deletionCalls } from '#contract/account.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { getSessionUser } from '#server/session/queries.ts';
import { askForDeletion, cancelDeletion } from './actions.ts';

export function addDeletionRoutes(add: AddRoute): void {
  add(deletionCalls.ask, async ({ viewer, body }, deps) => {
    await askForDeletion(deps, viewer, body.password);
    return getSessionUser(deps, viewer);
  });

  add(deletionCalls.cancel, async ({ viewer }, deps) => {
    await cancelDeletion(deps.db, viewer);
    return undefined;
  });
}
