import { notify } from '#server/notifications/notify.actions.ts';
import { noteTo } from '#tests/notes.ts';
import type { TestApp } from '#tests/harness/app.ts';

/** One that this person has not read; answers its id. */
export async function storeNotification({ db }: TestApp, owner: number): Promise<string> {
  await db.transaction().execute((trx) => notify(trx, noteTo(owner)));
  const { id } = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', owner)
    .executeTakeFirstOrThrow();
  return String(id);
}
