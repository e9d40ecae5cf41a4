import { getPublicConfig } from '#contract/public-config.ts';
import type { Deps } from '#server/platform/deps.ts';
import { realtimePlace } from '#server/platform/realtime/signature.ts';
import type { AddRoute } from '#server/platform/route.ts';

export function addPublicConfigRoutes(add: AddRoute, { config, gateways }: Deps): void {
  add(getPublicConfig, async ({ cacheBy }) => {
    cacheBy('settings');
    const { brand, mode } = config;
    const realtime = realtimePlace(config);
    return { brand, api_base: '', mode, calls: gateways.phone.calls, realtime };
  });
}
