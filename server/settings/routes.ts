import { getPublicConfig } from '#contract/settings.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/route.ts';

export function addSettingsRoutes(add: AddRoute, { config }: Deps): void {
  add(getPublicConfig, async ({ cacheBy }) => {
    cacheBy('settings');
    return { brand: config.brand, api_base: '', mode: config.mode };
  });
}
