import { deletionCalls } from '#contract/account.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { getSessionUser } from '#server/session/queries.ts';
import { askForDeletion, cancelDeletion } from './actions.ts';

export function addDeletionRoutes(add: AddRoute, deps: Deps): void {
  add(deletionCalls.ask, async ({ viewer, body }) => {
    await askForDeletion(deps.db, viewer, body.password);
    return getSessionUser(deps, viewer);
  });

  add(deletionCalls.cancel, async ({ viewer }) => {
    await cancelDeletion(deps.db, viewer);
    return undefined;
  });
}
