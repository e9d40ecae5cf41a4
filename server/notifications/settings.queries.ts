import { toldKinds, type UserSettings } from '#contract/settings.ts';
import type { Connection } from '#server/platform/database.ts';

/** Whoever has never said anything about it is told in every way. */
export async function listNotificationSettings(
  db: Connection,
  userId: number,
): Promise<UserSettings['notifications']> {
  const [mail, push] = await Promise.all([
    switchedOff(db, userId, 'mail'),
    switchedOff(db, userId, 'push'),
  ]);
  return toldKinds.map((kind) => ({
    kind,
    mail: !mail.includes(kind),
    push: !push.includes(kind),
  }));
}

/** Kinds that somebody does not want to be told of in that way. */
export async function switchedOff(
  db: Connection,
  userId: number,
  way: 'mail' | 'push',
): Promise<string[]> {
  const off = await db
    .selectFrom('notification_settings')
    .select('kind')
    .where('user_id', '=', userId)
    .where('way', '=', way)
    .where('is_on', '=', false)
    .execute();
  return off.map(({ kind }) => kind);
}
