import { twoFactorCalls } from '#contract/two-factor.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { getTwoFactor } from '#server/two-factor/queries.ts';
import {
  beginTwoFactor,
  confirmTwoFactor,
  removeTwoFactor,
  renewRecoveryCodes,
} from './actions.ts';

export function addTwoFactorRoutes(add: AddRoute): void {
  add(twoFactorCalls.get, ({ viewer }, deps) => getTwoFactor(deps, viewer));

  add(twoFactorCalls.begin, ({ viewer, body, client }, deps) =>
    beginTwoFactor(deps, viewer, body, client),
  );

  add(twoFactorCalls.confirm, async ({ viewer, body }, deps) => ({
    recovery_codes: await confirmTwoFactor(deps, viewer, body.code),
  }));

  add(twoFactorCalls.remove, async ({ viewer, body }, deps) => {
    await removeTwoFactor(deps, viewer, body);
    return undefined;
  });

  add(twoFactorCalls.renewRecoveryCodes, async ({ viewer, body }, deps) => ({
    recovery_codes: await renewRecoveryCodes(deps, viewer, body.password),
  }));
}
