import type { Insertable } from 'kysely';
import type { CardNote, NotificationKind, PersonalNote } from '#contract/notifications.ts';
import type { UserSettings } from '#contract/settings.ts';
import { notificationCreated, personChannel } from '#contract/realtime.ts';
import type { Connection } from '#server/platform/database.ts';
import { type Mail, queueMail } from '#server/platform/deliveries.ts';
import { publish } from '#server/platform/realtime/events.ts';
import type { Notifications } from '#server/platform/tables.ts';
import { letters, type ToldCard } from './emails.ts';
import { addressToTell, countUnread } from './queries.ts';

type Note<Kind extends NotificationKind> = Insertable<Notifications> & { kind: Kind };

/**
 * Tells a person something about their card, in the transaction of what there is to tell: on the
 * site, and by letter if they want that. The same is told only once.
 */
export async function notify(trx: Connection, note: Note<CardNote>, card: ToldCard): Promise<void> {
  if (!(await keepNote(trx, note))) return;
  const letter = letters[note.kind];
  const address = await addressToTell(trx, note.user_id, letter.switch);
  if (address) await queueMail(trx, { address, userId: note.user_id }, letter.write(card));
}

/** Tells what became of something that they have asked for themselves: no switch keeps it back. */
export async function tellPerson(
  trx: Connection,
  note: Note<PersonalNote>,
  mail: Mail,
): Promise<void> {
  if (!(await keepNote(trx, note))) return;
  const address = await addressToTell(trx, note.user_id, null);
  if (address) await queueMail(trx, { address, userId: note.user_id }, mail);
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
