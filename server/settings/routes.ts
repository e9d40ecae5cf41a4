import * as contract from '#contract/settings.ts';
import { listConsents } from '#server/consents/queries.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { getSessionUser } from '#server/session/queries.ts';
import { changePreferences } from './actions.ts';
import { agreeToDocuments, giveConsent, withdrawConsent } from './consents.actions.ts';
import { getSettings } from './queries.ts';

export function addSettingsRoutes(add: AddRoute): void {
  add(contract.getSettings, ({ viewer }, { db }) => getSettings(db, viewer));

  add(contract.updateSettings, async ({ viewer, body }, { db }) => {
    await changePreferences(db, viewer, body);
    return getSettings(db, viewer);
  });

  add(contract.consentCalls.list, async ({ viewer }, { db }) => ({
    data: await listConsents(db, viewer.id),
  }));

  add(contract.consentCalls.give, async ({ viewer, params, client }, { db }) => {
    await giveConsent(db, viewer, params.kind, client);
    return undefined;
  });

  add(contract.consentCalls.withdraw, async ({ viewer, params }, { db }) => {
    await withdrawConsent(db, viewer, params.kind);
    return undefined;
  });

  add(contract.consentCalls.agree, async ({ viewer, body, client }, deps) => {
    await agreeToDocuments(deps.db, viewer, body.documents, client);
    return getSessionUser(deps, viewer);
  });
}
