import { sql } from 'kysely';
import type { RealtimeEvents } from '#contract/realtime.ts';
import type { Connection } from '../database.ts';

/** One thing that sockets are to be told. */
export interface RealtimeEvent {
  id: number;
  channel: string;
  event: string;
  payload: Record<string, unknown>;
}

/** Not a channel: nobody can subscribe to a name without a prefix. Written by the database itself. */
export const sessionsChannel = 'sessions';

/**
 * Tells whoever listens to the channel, in the transaction of the change: it is pushed when that is
 * committed, by every process, and never when it is not.
 */
export async function publish<Event extends keyof RealtimeEvents>(
  trx: Connection,
  channel: string,
  event: Event,
  payload: RealtimeEvents[Event],
): Promise<void> {
  await trx
    .insertInto('realtime_events')
    .values({ channel, event, payload: JSON.stringify(payload) })
    .execute();
}

/** From here on no transaction is missed: all before it have ended. */
export async function horizonNow(db: Connection): Promise<string> {
  const { rows } = await sql<{ horizon: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(db);
  return rows[0]?.horizon ?? '0';
}

/** What was committed by transactions from the horizon on, and where to read from next time. */
export async function eventsSince(
  db: Connection,
  horizon: string,
): Promise<{ events: RealtimeEvent[]; horizon: string }> {
  const { rows } = await sql<RealtimeEvent & { horizon: string }>`
    select id, channel, event, payload,
      pg_snapshot_xmin(pg_current_snapshot())::text as horizon
    from realtime_events where transaction >= ${horizon}::xid8 order by id`.execute(db);
  return { events: rows, horizon: rows[0]?.horizon ?? horizon };
}

export async function purgeEvents(db: Connection): Promise<void> {
  const before = new Date(Date.now() - 10 * 60 * 1000);
  await db.deleteFrom('realtime_events').where('created_at', '<', before).execute();
}
