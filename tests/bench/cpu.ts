import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';

/**
 * Milliseconds that the sessions of the database have computed so far, those that have ended
 * included. Unlike the time that an answer takes it is nearly the same on a busy machine. NaN where
 * the system does not tell.
 */
export async function databaseCpu(db: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'`.execute(db);
  try {
    const running = rows.reduce((sum, { pid }) => sum + nanoseconds(pid) / 1e6, 0);
    const server = numbersOf(rows[0]?.pid ?? 0)[1];
    return running + endedTicks(server ?? 0) * millisecondsOfTick;
  } catch {
    return NaN;
  }
}

const millisecondsOfTick = 10;
const nanoseconds = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);

/** What the children of a process had computed when they ended. */
function endedTicks(pid: number): number {
  const numbers = numbersOf(pid);
  return (numbers[13] ?? NaN) + (numbers[14] ?? NaN);
}

/** The line of Linux about a process, from its state on: parent 1, ticks of children 13 and 14. */
function numbersOf(pid: number): number[] {
  const [, numbers = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  return numbers.split(' ').map(Number);
}

/** The same of this process. */
export function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
