import type { z } from 'zod';
import type { updateSettings } from '#contract/settings.ts';
import { markOwnerCardsChanged } from '#server/cards/actions.ts';
import { saveNotificationSettings } from '#server/notifications/settings.actions.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';

type Change = z.output<typeof updateSettings.body>;

export async function changePreferences(
  db: Database,
  viewer: SignedIn,
  { notifications = [], privacy }: Change,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await saveNotificationSettings(trx, viewer.id, notifications);
    if (privacy) await savePrivacy(trx, viewer.id, privacy);
  });
}

/** The pages of the person's cards say it to search engines. */
async function savePrivacy(
  trx: Connection,
  user_id: number,
  privacy: { search_engines: boolean },
): Promise<void> {
  await trx
    .insertInto('privacy_settings')
    .values({ user_id, ...privacy })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(privacy))
    .execute();
  await markOwnerCardsChanged(trx, user_id);
}
