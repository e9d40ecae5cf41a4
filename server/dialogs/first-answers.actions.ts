import type { Connection } from '#server/platform/database.ts';
import type { OwnChannel } from './access.ts';

/** When a dialog was begun, and when the owner of the card has first answered. It is locked. */
export async function keepFirstTimes(
  trx: Connection,
  { id, owner_id }: Pick<OwnChannel, 'id' | 'owner_id'>,
  authorId: number,
  now: Date,
): Promise<void> {
  if (authorId === owner_id) return keepAnswer(trx, id, now);
  await trx
    .updateTable('channels')
    .set({ asked_at: now })
    .where('id', '=', id)
    .where('asked_at', 'is', null)
    .execute();
}

/** A step of a response is an answer, too. */
export async function keepAnswer(trx: Connection, channelId: number, now: Date): Promise<void> {
  await trx
    .updateTable('channels')
    .set({ answered_at: now })
    .where('id', '=', channelId)
    .where('asked_at', 'is not', null)
    .where('answered_at', 'is', null)
    .execute();
}
