import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';

/** Megabytes of this process and of the database server, shared pages counted once; of Linux. */
export async function memoryOf(db: Database): Promise<{ node: number; database: number }> {
  const node = process.memoryUsage.rss() / 2 ** 20;
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  try {
    const server = parentOf(rows[0]?.pid ?? 0);
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const own = pids.map(Number).filter((pid) => pid === server || parentOf(pid) === server);
    return { node, database: own.reduce((sum, pid) => sum + shareOf(pid), 0) };
  } catch {
    return { node, database: NaN };
  }
}

function parentOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    // It has ended meanwhile.
    return NaN;
  }
}

/** Its pages, those that it shares with others in parts. */
function shareOf(pid: number): number {
  const [, kilobytes] =
    /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
