import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { type Connection, type Database, inTransaction } from '../database.ts';

type Info = Record<string, unknown>;

export interface Member {
  person: number;
  info: Info;
}

const secondsUntilStale = 40;

/**
 * Who is in which channel, in all processes together: one row for each person and process. The first
 * row of a person is told to the channel, and the end of the last.
 */
export class Presence {
  readonly #db: Database;
  readonly #process = randomUUID();
  /** One after the other, so that a leave never overtakes its enter. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Everybody who is there, the new one among them. */
  enter(channel: string, { person, info }: Member, socket: string): Promise<Member[]> {
    return this.#enqueue(async (trx) => {
      await lockChannel(trx, channel);
      const before = await membersOf(trx, channel);
      await sql`
        insert into realtime_members (channel, person, process, info)
        values (${channel}, ${person}, ${this.#process}, ${JSON.stringify(info)})
        on conflict (channel, person, process) do update set seen_at = clock_timestamp()
      `.execute(trx);
      if (before.some((member) => member.person === person)) return before;
      const event = { user_id: String(person), user_info: info };
      await tell(trx, channel, 'pusher_internal:member_added', event, socket);
      return [...before, { person, info }];
    });
  }

  /** After the last of a person's sockets in this process. */
  leave(channel: string, person: number): Promise<void> {
    return this.#enqueue(async (trx) => {
      await lockChannel(trx, channel);
      const gone = sql`channel = ${channel} and person = ${person} and process = ${this.#process}`;
      await removeMembers(trx, gone);
    });
  }

  /** Says that this process is there, and ends the rows of those that are not. */
  renew(): Promise<void> {
    return this.#enqueue(async (trx) => {
      await sql`
        update realtime_members set seen_at = clock_timestamp() where process = ${this.#process}
      `.execute(trx);
      await removeMembers(
        trx,
        sql`seen_at < clock_timestamp() - ${secondsUntilStale} * interval '1 second'`,
      );
    });
  }

  stop(): Promise<void> {
    return this.#enqueue((trx) => removeMembers(trx, sql`process = ${this.#process}`));
  }

  #enqueue<Result>(work: (trx: Connection) => Promise<Result>): Promise<Result> {
    const done = this.#last.then(() => inTransaction(this.#db, work));
    this.#last = done.catch(() => undefined);
    return done;
  }
}

/** Whether somebody is in a channel now, in whichever process; a part of a statement. */
export const isPresent = (channel: string, person: number | RawBuilder<unknown>) => sql<boolean>`
  exists (
    select from realtime_members
    where channel = ${channel} and person = ${person}
      and seen_at > clock_timestamp() - ${secondsUntilStale}::int * interval '1 second'
  )`;

const lockChannel = (trx: Connection, channel: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`presence:${channel}`}, 0))`.execute(trx);

async function membersOf(trx: Connection, channel: string): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select distinct on (person) person, info from realtime_members
    where channel = ${channel} order by person, seen_at`.execute(trx);
  return rows;
}

/** Tells of those who are in no other process either. */
async function removeMembers(trx: Connection, which: ReturnType<typeof sql>): Promise<void> {
  const { rows } = await sql<{ channel: string; person: number; process: string }>`
    delete from realtime_members where ${which} returning channel, person, process`.execute(trx);
  for (const { channel, person } of rows) {
    const left = await membersOf(trx, channel);
    if (left.some((member) => member.person === person)) continue;
    await tell(trx, channel, 'pusher_internal:member_removed', { user_id: String(person) });
  }
}

async function tell(
  trx: Connection,
  channel: string,
  event: string,
  payload: Info,
  from_socket: string | null = null,
): Promise<void> {
  await trx
    .insertInto('realtime_events')
    .values({ channel, event, payload: JSON.stringify(payload), from_socket })
    .execute();
}
