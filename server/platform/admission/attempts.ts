import { sql } from 'kysely';
import type { Connection } from '../database.ts';
import { tooMany } from '../errors.ts';
import { prepared } from '../prepared.ts';

export interface Limit {
  /** What is counted, with whose: `login:strangers:+79…`. */
  key: string;
  most: number;
  seconds: number;
}

/** Counts one attempt in the shared store; over the limit it throws 429 with the time to wait. */
export async function countAttempt(db: Connection, limit: Limit): Promise<void> {
  const wait = await secondsToWait(db, limit);
  if (wait > 0) throw tooMany(wait);
}

/** Counts one attempt; answers 0 while within the limit. */
export async function secondsToWait(db: Connection, limit: Limit): Promise<number> {
  const { rows } = await sql<{ wait: number }>`${countingAttempt(limit)} ${prepared}`.execute(db);
  return rows[0]?.wait ?? 0;
}

/** The same as a part of a statement: a row with the seconds to `wait`, 0 within the limit. */
export const countingAttempt = ({ key, most, seconds }: Limit) => sql`
  insert into attempts as a (key, count, expires_at)
  values (${key}, 1, now() + make_interval(secs => ${seconds}))
  on conflict (key) do update set
    count = case when a.expires_at <= now() then 1 else a.count + 1 end,
    expires_at = case when a.expires_at <= now() then excluded.expires_at else a.expires_at end
  returning case
    when count <= ${most}::int then 0
    else greatest(ceil(extract(epoch from expires_at - now()))::int, 1)
  end as wait`;

export async function forgetAttempts(db: Connection, key: string): Promise<void> {
  await sql`delete from attempts where key = ${key}`.execute(db);
}

/** Takes one counted attempt back: it turned out to be a right one. */
export async function giveBackAttempt(db: Connection, key: string): Promise<void> {
  await sql`update attempts set count = greatest(count - 1, 0) where key = ${key}`.execute(db);
}

export async function purgeAttempts(db: Connection): Promise<void> {
  await db.deleteFrom('attempts').where('expires_at', '<', new Date()).execute();
}
