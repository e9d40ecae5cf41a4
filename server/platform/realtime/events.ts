import { sql } from 'kysely';
import type { z } from 'zod';
import type { RealtimeEvent as DeclaredEvent } from '#contract/realtime.ts';
import type { Connection } from '../database.ts';
import { prepared } from '../prepared.ts';

/** One thing that sockets are to be told. */
export interface RealtimeEvent {
  id: number;
  channel: string;
  event: string;
  payload: Record<string, unknown>;
  /** The socket of the client that says it: it is not told again. */
  from_socket: string | null;
  from_person: number | null;
}

/** Not a channel: nobody can subscribe to a name without a prefix. Written by the database itself. */
export const sessionsChannel = 'sessions';
/** No channel either: who has lost which one. */
export const revocationsChannel = 'revocations';

/** What is still to be written. */
type NewEvent = Pick<RealtimeEvent, 'channel' | 'event'> & { payload: unknown };

/** An event of the contract, as it is written. */
export const eventOf = <Payload extends z.ZodType>(
  channel: string,
  { name }: DeclaredEvent<Payload>,
  payload: z.input<Payload>,
): NewEvent => ({ channel, event: name, payload });

/** As a part of the statement that changes what they tell of. */
export const insertEvents = (events: NewEvent[]) => sql`
  insert into realtime_events (channel, event, payload)
  select * from unnest(
    ${events.map(({ channel }) => channel)}::text[],
    ${events.map(({ event }) => event)}::text[],
    ${events.map(({ payload }) => JSON.stringify(payload))}::text[]::jsonb[]
  )`;

/**
 * Tells whoever listens to the channels, in the transaction of the change: it is pushed when that is
 * committed, by every process, and never when it is not.
 */
export async function publishEvents(trx: Connection, events: NewEvent[]): Promise<void> {
  await sql`${insertEvents(events)} ${prepared}`.execute(trx);
}

export const publish = <Payload extends z.ZodType>(
  trx: Connection,
  channel: string,
  event: DeclaredEvent<Payload>,
  payload: z.input<Payload>,
): Promise<void> => publishEvents(trx, [eventOf(channel, event, payload)]);

/** What a client has said; its payload has been checked. */
export async function publishFromClient(
  db: Connection,
  { payload, ...event }: Omit<RealtimeEvent, 'id'>,
): Promise<void> {
  await db
    .insertInto('realtime_events')
    .values({ ...event, payload: JSON.stringify(payload) })
    .execute();
}

/** Ends the listening of a person in every process, in the transaction that takes their access. */
export async function revokeChannel(
  trx: Connection,
  channel: string,
  person: number,
): Promise<void> {
  const payload = JSON.stringify({ channel, person });
  await trx
    .insertInto('realtime_events')
    .values({ channel: revocationsChannel, event: 'revoked', payload })
    .execute();
}

/** How far events have been read. */
export interface EventPosition {
  /** All transactions before it have ended, and were read. */
  horizon: string;
  /** The highest number that was read. */
  last: number;
}

const horizonNow = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`;

/** From here on no transaction is missed. */
export async function positionNow(db: Connection): Promise<EventPosition> {
  const { rows } = await sql<EventPosition>`
    select ${horizonNow} as horizon, coalesce(max(id), 0) as last from realtime_events`.execute(db);
  return rows[0] ?? { horizon: '0', last: 0 };
}

/**
 * What was committed since, and where to read from next time. A database that crashed uses those ids of
 * transactions again that were not on the disk yet, so what it writes first may stand before the
 * horizon; the ids of events never go back. Ordered as the indexes are and planned each
 * time: in the order of numbers, or by a plan made while the table was small, the database would walk
 * through all that it keeps at each reading.
 */
export async function eventsSince(
  db: Connection,
  { horizon, last }: EventPosition,
): Promise<EventPosition & { events: RealtimeEvent[] }> {
  const selectEvents = sql`select id, channel, event, payload, from_socket, from_person,
    ${horizonNow} as horizon from realtime_events`;
  const { rows } = await sql<RealtimeEvent & { horizon: string }>`
    (${selectEvents} where transaction >= ${horizon}::xid8 order by transaction)
    union all
    (${selectEvents} where transaction < ${horizon}::xid8 and id > ${last} order by id)`.execute(
    db,
  );
  const events = rows.toSorted((one, other) => one.id - other.id);
  return {
    events,
    horizon: rows[0]?.horizon ?? horizon,
    last: Math.max(last, events.at(-1)?.id ?? 0),
  };
}

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** What another server was not told yet is kept for a day: pages ask anew when that is back. */
export async function purgeEvents(db: Connection, isPushed: boolean): Promise<void> {
  const now = Date.now();
  await db
    .deleteFrom('realtime_events')
    .where('created_at', '<', new Date(now - 10 * minute))
    .where((row) =>
      row.or([
        row.val(!isPushed),
        row('pushed_at', 'is not', null),
        row('created_at', '<', new Date(now - day)),
      ]),
    )
    .execute();
}
