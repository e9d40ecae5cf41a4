import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';
import type { ServerProcess } from '#tests/chaos/processes.ts';

const millisecondsOfTick = 10;

/** Megabytes that the process has now; of Linux. */
export function memoryOf({ process: { pid } }: ServerProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Milliseconds that it has computed so far; of Linux. */
export const cpuOf = ({ process: { pid } }: ServerProcess): number => cpuOfProcess(pid ?? 0);

/** The same of PostgreSQL, by the connections and helpers that it has now. */
export async function cpuOfDatabase(db: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(db);
  return rows.reduce((sum, { pid }) => sum + cpuOfProcess(pid), 0);
}

function cpuOfProcess(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * millisecondsOfTick;
}
