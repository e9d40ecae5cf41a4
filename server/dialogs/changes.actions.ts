import { sql } from 'kysely';
import { channelChanged, channelChannel, dialogChanged } from '#contract/dialog-events.ts';
import { personChannel } from '#contract/realtime.ts';
import type { Connection } from '#server/platform/database.ts';
import { prepared } from '#server/platform/prepared.ts';
import { eventOf, publishEvents } from '#server/platform/realtime/events.ts';
import type { OwnChannel } from './access.ts';
import { unreadOf } from './messages.queries.ts';

type TwoSides = Pick<OwnChannel, 'owner_id' | 'starter_id'>;

/** Unread messages of both, in all their dialogs. */
export interface Unread {
  owner: number;
  starter: number;
}

/** Every change of a channel has a number of its own; the lock on its row puts them in order. */
export async function nextSequence(trx: Connection, channelId: number): Promise<number> {
  const { sequence } = await trx
    .updateTable('channels')
    .set({ sequence: sql`sequence + 1` })
    .where('id', '=', channelId)
    .returning('sequence')
    .executeTakeFirstOrThrow();
  return sequence;
}

/** Tells the open dialog, and the lists of both, in the transaction of the change. */
export async function publishChange(
  trx: Connection,
  channel: Pick<OwnChannel, 'key'> & TwoSides,
  sequence: number,
): Promise<void> {
  await publishEvents(trx, changeEvents(channel, sequence, await unreadOfBoth(trx, channel)));
}

export async function unreadOfBoth(
  db: Connection,
  { owner_id, starter_id }: TwoSides,
): Promise<Unread> {
  const { rows } = await sql<Unread>`
    select ${unreadOf(owner_id)} as owner, ${unreadOf(starter_id)} as starter ${prepared}`.execute(
    db,
  );
  return rows[0] ?? { owner: 0, starter: 0 };
}

export function changeEvents(
  { key, owner_id, starter_id }: Pick<OwnChannel, 'key'> & TwoSides,
  sequence: number,
  unread: Unread,
) {
  const told = (person: number | null, unread_messages_count: number) =>
    person === null
      ? []
      : [
          eventOf(personChannel(person), dialogChanged, {
            channel: key,
            sequence,
            unread_messages_count,
          }),
        ];
  return [
    eventOf(channelChannel(key), channelChanged, { channel: key, sequence }),
    ...told(owner_id, unread.owner),
    ...told(starter_id, unread.starter),
  ];
}
