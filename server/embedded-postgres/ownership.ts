import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { StartError } from './start-error.ts';

/** Any number that no other part of the program locks. */
const LOCK = 7_204_001;

export class AlreadyRunningError extends StartError {
  override name = 'AlreadyRunningError';
}

/**
 * One process owns a data folder. The lock lives as long as this connection does, so a killed
 * owner frees it at once and no file is left to be wrong about it.
 */
export async function own(client: Client, cluster: string): Promise<void> {
  // The session of an owner killed a moment ago needs a moment to notice.
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const asked = await client.query<{ got: boolean }>(
      `SELECT pg_try_advisory_lock(${LOCK}) AS got`,
    );
    if (asked.rows[0]?.got) return;
    await sleep(100);
  }
  const owner = await currentOwner(client);
  await client.end();
  throw new AlreadyRunningError(`Already running on this data: ${owner}. Folder: ${cluster}`);
}

async function currentOwner(client: Client): Promise<string> {
  const { rows } = await client.query<{ label: string }>(
    `SELECT application_name AS label FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND objid = ${LOCK} AND granted`,
  );
  return rows[0]?.label ?? 'another process';
}
