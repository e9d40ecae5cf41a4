import { readFileSync } from 'node:fs';
import type { ServerProcess } from '#tests/chaos/processes.ts';

const millisecondsOfTick = 10;

/** Megabytes that the process has now; of Linux. */
export function memoryOf({ process: { pid } }: ServerProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Milliseconds that it has computed so far; of Linux. */
export function cpuOf({ process: { pid } }: ServerProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * millisecondsOfTick;
}
