import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';

/**
 * The number of a change of somebody's notifications. Until the end of the transaction nobody else
 * changes them, so that numbers and counts are exact; take this lock after all others.
 */
export async function nextSequence(trx: Connection, userId: number): Promise<number> {
  const { sequence } = await trx
    .insertInto('notification_feeds')
    .values({ user_id: userId, sequence: 1 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ sequence: sql`notification_feeds.sequence + 1` }),
    )
    .returning('sequence')
    .executeTakeFirstOrThrow();
  return sequence;
}
