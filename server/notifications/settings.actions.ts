import type { z } from 'zod';
import type { updateSettings } from '#contract/settings.ts';
import type { Connection } from '#server/platform/database.ts';

type NotificationSettings = NonNullable<z.output<typeof updateSettings.body>['notifications']>;

/** A way that is not named stays as it was. */
export async function saveNotificationSettings(
  trx: Connection,
  user_id: number,
  settings: NotificationSettings,
): Promise<void> {
  for (const { kind, ...ways } of settings) {
    for (const way of ['mail', 'push'] as const) {
      const is_on = ways[way];
      if (is_on === undefined) continue;
      await trx
        .insertInto('notification_settings')
        .values({ user_id, kind, way, is_on })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'kind', 'way']).doUpdateSet({ is_on }),
        )
        .execute();
    }
  }
}
