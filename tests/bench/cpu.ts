import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';

/**
 * Milliseconds that the sessions of the database have computed so far. Unlike the time that an
 * answer takes it is nearly the same on a busy machine. NaN where the system does not tell.
 */
export async function databaseCpu(db: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  return rows.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
}

function cpuOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return NaN;
  }
}

/** The same of this process. */
export function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
