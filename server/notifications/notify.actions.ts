import type { Insertable } from 'kysely';
import type { NotificationKind } from '#contract/notifications.ts';
import { notificationCreated, personChannel } from '#contract/realtime.ts';
import type { ToldKind } from '#contract/settings.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Mail } from '#server/platform/deliveries.ts';
import { publish } from '#server/platform/realtime/events.ts';
import type { Notifications } from '#server/platform/tables.ts';
import { queuePushes } from './push.actions.ts';
import { nextSequence } from './feeds.actions.ts';
import { countUnread } from './queries.ts';
import { unseenForMs } from './letter-waits.rules.ts';

/**
 * Something that a person is told. What each kind says stands in `notifications.ts` of the room that
 * tells it: of a response in `server/responses/notifications.ts`.
 */
export interface Note {
  user_id: number;
  kind: NotificationKind;
  /** On the site, and where it leads there. */
  line: { text: string; path: string };
  /** On the screen of a device, where others see it: that something has happened, nothing of what was written. */
  push: string;
  /** The card that it is about, and who has brought it about. */
  card_id?: number;
  actor_id?: number;
  /** The letter, unless the line is seen first; null: the room has sent its own. */
  mail: Mail | null;
  /** The switch that holds letter and push back; null: staff have decided it, and none does. */
  heldBackBy: ToldKind | null;
}

/** Of which kind it is and what it says on each way. */
export type NoteWords = Pick<Note, 'kind' | 'line' | 'push' | 'mail'>;

/**
 * Tells a person something in the transaction of what there is to tell. The same is told only once.
 */
export async function notify(trx: Connection, note: Note): Promise<void> {
  const { user_id, kind, line, push, mail, heldBackBy, ...about } = note;
  const sequence = await nextSequence(trx, user_id);
  const id = await keepNote(trx, {
    ...about,
    ...line,
    user_id,
    kind,
    push_text: push,
    sequence,
    held_back_by: heldBackBy,
    ...(mail && {
      mail: JSON.stringify(mail),
      mail_due_at: new Date(Date.now() + unseenForMs),
    }),
  });
  if (id === undefined) return;
  await publish(trx, personChannel(user_id), notificationCreated, {
    id,
    type: kind,
    notification_count: await countUnread(trx, user_id),
  });
  await queuePushes(trx, user_id, id);
}

/** Undefined: it was told before. */
async function keepNote(
  trx: Connection,
  note: Insertable<Notifications>,
): Promise<number | undefined> {
  const stored = await trx
    .insertInto('notifications')
    .values(note)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored?.id;
}
