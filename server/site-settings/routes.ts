import { siteSettingsCalls } from '#contract/site-settings.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { saveSettings } from './actions.ts';
import { showSettings } from './queries.ts';

export function addSiteSettingsRoutes(add: AddRoute): void {
  add(siteSettingsCalls.show, (_call, { db, config }) => showSettings(db, config));

  add(siteSettingsCalls.save, async ({ viewer, body }, { db, config }) => {
    await saveSettings(db, viewer, body);
    return showSettings(db, config);
  });
}
