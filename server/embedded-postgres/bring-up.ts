import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { connect } from './connection.ts';
import { findPostmaster, freePort, launch, launchComplaint } from './postmaster.ts';
import type { Server } from './server.ts';
import { StartError } from './start-error.ts';

/** Recovery after a hard kill may have to read much; silence longer than this is a fault. */
const PATIENCE_MS = 300_000;

// A refused launch is tried again: the port may have been taken in between, and sessions of a
// server that was killed a moment ago may still hold its memory.
const ATTEMPTS = 8;

export interface Up {
  client: Client;
  pid: number;
  port: number;
}

/** Starts the server unless it runs, and waits until it answers. */
export async function bringUp(
  server: Server,
  signal: AbortSignal,
  fixedPort?: number,
): Promise<Up> {
  const deadline = Date.now() + PATIENCE_MS;
  let launched = { ended: true };
  for (let attempt = 0; Date.now() < deadline; await sleep(20)) {
    signal.throwIfAborted();
    const running = await findPostmaster(server.cluster);
    if (running) {
      const client = running.port ? await connect(server, running.port) : undefined;
      if (client) return { client, ...running };
    } else if (launched.ended) {
      if (attempt > 0) await sleep(attempt * 100);
      if (attempt === ATTEMPTS) break;
      attempt += 1;
      launched = await launch(server, fixedPort ?? (await freePort()));
    }
  }
  const complaint = await launchComplaint(server.cluster);
  throw new StartError(`PostgreSQL does not start on ${server.cluster}: ${complaint.trim()}`);
}
