import { getPublicConfig } from '#contract/public-config.ts';
import { pushKeys } from '#server/platform/gateways/web-push.ts';
import { realtimePlace } from '#server/platform/realtime/signature.ts';
import { supportWidgetOf } from '#server/platform/config/outside-scripts.ts';
import { currentNotice } from '#server/site-settings/queries.ts';
import type { AddRoute } from '#server/platform/route.ts';

export function addPublicConfigRoutes(add: AddRoute): void {
  add(getPublicConfig, async ({ cacheBy }, { db, config, gateways }) => {
    cacheBy('settings');
    const { brand, mode } = config;
    const realtime = realtimePlace(config);
    const { publicKey: push_key } = pushKeys(config.secret);
    return {
      brand,
      api_base: '',
      mode,
      calls: gateways.phone.calls,
      realtime,
      push_key,
      sentry: config.outside.sentry,
      support_widget: supportWidgetOf(config),
      notice: await currentNotice(db),
    };
  });
}
