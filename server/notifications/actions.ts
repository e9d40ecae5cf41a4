import type { Insertable } from 'kysely';
import type { NotificationKind } from '#contract/notifications.ts';
import type { ToldKind, UserSettings } from '#contract/settings.ts';
import { notificationCreated, personChannel } from '#contract/realtime.ts';
import type { Connection } from '#server/platform/database.ts';
import { type Mail, queueMail } from '#server/platform/deliveries.ts';
import { publish } from '#server/platform/realtime/events.ts';
import type { Notifications } from '#server/platform/tables.ts';
import { addressToTell, countUnread } from './queries.ts';

/** Something that a person is told; what it says is the business of the room that tells it. */
export interface Note {
  user_id: number;
  kind: NotificationKind;
  /** The card that it is about, and who has brought it about. */
  card_id?: number;
  actor_id?: number;
  /** The letter beside the line on the site. */
  mail: Mail;
  /** The switch that holds the letter back; null: it answers what the person asked for, and none does. */
  heldBackBy: ToldKind | null;
}

/**
 * Tells a person something in the transaction of what there is to tell: on the site, and by letter
 * if they want that. The same is told only once.
 */
export async function notify(trx: Connection, note: Note): Promise<void> {
  const { mail, heldBackBy, ...row } = note;
  if (!(await keepNote(trx, row))) return;
  const address = await addressToTell(trx, note.user_id, heldBackBy);
  if (address) await queueMail(trx, { address, userId: note.user_id }, mail);
}

/** What the person has seen where it happened needs no look any more. */
export async function markNotesSeen(
  trx: Connection,
  { user_id, kind, actor_id, card_id }: Pick<Note, 'user_id' | 'kind' | 'actor_id' | 'card_id'>,
): Promise<void> {
  await trx
    .updateTable('notifications')
    .set({ read_at: new Date() })
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('actor_id', 'is not distinct from', actor_id ?? null)
    .where('card_id', 'is not distinct from', card_id ?? null)
    .where('read_at', 'is', null)
    .execute();
}

/** False: it was told before. */
async function keepNote(trx: Connection, note: Insertable<Notifications>): Promise<boolean> {
  const stored = await trx
    .insertInto('notifications')
    .values(note)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored) return false;
  await publish(trx, personChannel(note.user_id), notificationCreated, {
    id: stored.id,
    type: note.kind,
    notification_count: await countUnread(trx, note.user_id),
  });
  return true;
}

export async function keepMailWishes(
  trx: Connection,
  userId: number,
  wishes: UserSettings['notifications'],
): Promise<void> {
  for (const { kind, mail } of wishes) {
    await trx
      .insertInto('notification_settings')
      .values({ user_id: userId, kind, way: 'mail', is_on: mail })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'kind', 'way']).doUpdateSet({ is_on: mail }),
      )
      .execute();
  }
}
