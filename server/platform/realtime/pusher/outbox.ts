import { sql } from 'kysely';
import { type Database, inTransaction } from '../../database.ts';
import type { RealtimeEvent } from '../events.ts';

/** Longer than any call of a batch may take; after it another process takes over from a dead one. */
const claimSeconds = 60;
const atOnce = 50;

/**
 * What is to be pushed next, in its order. Only one process has something at a time, or two of them
 * would tell the newer thing before the older one.
 */
export async function claimEvents(db: Database): Promise<RealtimeEvent[]> {
  const rows = await inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('realtime push', 0))`.execute(trx);
    const claimed = await sql<RealtimeEvent>`
      update realtime_events
      set claimed_until = clock_timestamp() + ${claimSeconds} * interval '1 second'
      where id in (
          select id from realtime_events where pushed_at is null order by id limit ${atOnce}
        )
        and not exists (
          select from realtime_events
          where pushed_at is null and claimed_until > clock_timestamp()
        )
      returning id, channel, event, payload, from_socket, from_person`.execute(trx);
    return claimed.rows;
  });
  return rows.toSorted((one, other) => one.id - other.id);
}

export async function markPushed(db: Database, ids: number[]): Promise<void> {
  await db
    .updateTable('realtime_events')
    .set({ pushed_at: new Date(), claimed_until: null })
    .where('id', 'in', ids)
    .execute();
}

/** Whoever is next tries it again. */
export async function releaseEvents(db: Database, ids: number[]): Promise<void> {
  await db
    .updateTable('realtime_events')
    .set({ claimed_until: null })
    .where('id', 'in', ids)
    .where('pushed_at', 'is', null)
    .execute();
}
