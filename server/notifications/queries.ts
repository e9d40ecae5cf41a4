import { type UserSettings, type ToldKind, toldKinds } from '#contract/settings.ts';
import type { NotificationKind } from '#contract/notifications.ts';
import type { Connection } from '#server/platform/database.ts';

export async function countUnread(db: Connection, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether the person was told the same, of the same card by the same person, and has not looked yet. */
export async function hasUnreadNote(
  db: Connection,
  note: { user_id: number; kind: NotificationKind; actor_id: number; card_id?: number },
): Promise<boolean> {
  const found = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', note.user_id)
    .where('read_at', 'is', null)
    .where('kind', '=', note.kind)
    .where('actor_id', '=', note.actor_id)
    .where('card_id', 'is not distinct from', note.card_id ?? null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whoever has never said anything about it gets letters. */
export async function listMailWishes(
  db: Connection,
  userId: number,
): Promise<UserSettings['notifications']> {
  const off = await switchedOff(db, userId).execute();
  return toldKinds.map((kind) => ({ kind, mail: !off.some((row) => row.kind === kind) }));
}

/**
 * Null: the person has not confirmed an address, or wants no letters about this. No kind: something
 * that is told whether they want letters or not.
 */
export async function addressToTell(
  db: Connection,
  userId: number,
  kind: ToldKind | null,
): Promise<string | null> {
  const confirmed = db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null);
  const willing = kind
    ? confirmed.where((row) =>
        row.not(row.exists(switchedOff(db, userId).where('kind', '=', kind))),
      )
    : confirmed;
  const user = await willing.executeTakeFirst();
  return user?.email ?? null;
}

const switchedOff = (db: Connection, userId: number) =>
  db
    .selectFrom('notification_settings')
    .select('kind')
    .where('user_id', '=', userId)
    .where('way', '=', 'mail')
    .where('is_on', '=', false);
