import type { UserSettings } from '#contract/settings.ts';
import { listNotificationSettings } from '#server/notifications/settings.queries.ts';
import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';

/** What is not stored is as everybody has it at first: letters come, search engines may show. */
export async function getSettings(db: Connection, { id }: SignedIn): Promise<UserSettings> {
  const [notifications, privacy] = await Promise.all([
    listNotificationSettings(db, id),
    db
      .selectFrom('privacy_settings')
      .select('search_engines')
      .where('user_id', '=', id)
      .executeTakeFirst(),
  ]);
  return { notifications, privacy: { search_engines: privacy?.search_engines ?? true } };
}
