import { type ToldKind, toldKinds, type UserSettings } from '#contract/settings.ts';
import type { Connection } from '#server/platform/database.ts';

type Way = 'mail' | 'push';

/** Whoever has never said anything about it is told in every way. */
export async function listWishes(
  db: Connection,
  userId: number,
): Promise<UserSettings['notifications']> {
  const off = await db
    .selectFrom('notification_settings')
    .select(['kind', 'way'])
    .where('user_id', '=', userId)
    .where('is_on', '=', false)
    .execute();
  const isOn = (kind: ToldKind, way: Way) =>
    !off.some((wish) => wish.kind === kind && wish.way === way);
  return toldKinds.map((kind) => ({ kind, mail: isOn(kind, 'mail'), push: isOn(kind, 'push') }));
}

/** Kinds that somebody does not want to be told of in that way. */
export async function switchedOff(db: Connection, userId: number, way: Way): Promise<string[]> {
  const off = await db
    .selectFrom('notification_settings')
    .select('kind')
    .where('user_id', '=', userId)
    .where('way', '=', way)
    .where('is_on', '=', false)
    .execute();
  return off.map(({ kind }) => kind);
}
