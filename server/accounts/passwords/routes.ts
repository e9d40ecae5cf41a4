import { changePassword as contract } from '#contract/account.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { changePassword } from './actions.ts';

export function addPasswordsRoutes(add: AddRoute, deps: Deps): void {
  add(contract, async ({ viewer, body }) => {
    await changePassword(deps, viewer, body);
    return undefined;
  });
}
