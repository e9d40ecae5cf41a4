import { changePassword as contract } from '#contract/account.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { changePassword } from './password.actions.ts';

export function addPasswordsRoutes(add: AddRoute): void {
  add(contract, async ({ viewer, body }, deps) => {
    await changePassword(deps, viewer, body);
    return undefined;
  });
}
