import * as contract from '#contract/recovery.ts';
import { nameBrowser, rememberBrowser } from '#server/platform/known-browser.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { askForRecovery, resetByCode, resetByLink } from './recovery.actions.ts';

export function addRecoveryRoutes(add: AddRoute): void {
  add(contract.forgotPassword, async ({ body, client, reply }, deps) => {
    // Whoever asks has tries of their own for the code, and is known by this.
    const browser = nameBrowser(reply, deps.config);
    await askForRecovery(deps, body.login, { ...client, browser });
    return undefined;
  });

  // Whoever has proven a contact is no stranger, even while strangers use up their tries.
  add(contract.resetPassword, async ({ body, client, reply }, deps) => {
    rememberBrowser(reply, deps.config, await resetByLink(deps, body, client));
    return undefined;
  });

  add(contract.resetPasswordByPhone, async ({ body, client, reply }, deps) => {
    rememberBrowser(reply, deps.config, await resetByCode(deps, body, client));
    return undefined;
  });
}
