import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { bringUp, type Up } from './bring-up.ts';
import { ensureDatabase } from './connection.ts';
import { AlreadyRunningError, own } from './ownership.ts';
import { findPostmaster, type Seen, stopPostmaster } from './postmaster.ts';
import type { Server } from './server.ts';

/** Runs the server, starts it again on the same port when it dies, until `stop` is called. */
export async function supervise(server: Server, database: string) {
  const stopping = new AbortController();
  await stopOrphan(server, stopping.signal);
  let seen: Seen | undefined;
  const { port } = await takeUp();
  let revival = Promise.resolve();

  async function takeUp(fixedPort?: number) {
    const up = await bringUpOwned(server, stopping.signal, fixedPort);
    await ensureDatabase(up.client, database);
    seen = { pid: up.pid, folder: statSync(server.cluster) };
    up.client.once('end', () => (revival = revive(up.port)));
    return up;
  }

  async function revive(port: number): Promise<void> {
    while (!stopping.signal.aborted) {
      server.log('PostgreSQL has ended unexpectedly, starting it again');
      try {
        await takeUp(port);
        server.log('PostgreSQL works again');
        return;
      } catch (error) {
        server.log(String(error));
        await sleep(1_000);
      }
    }
  }

  async function stop(): Promise<void> {
    stopping.abort();
    await revival;
    await stopPostmaster(server.cluster, server.log, seen);
  }

  return { port, stop };
}

/**
 * A killed run leaves its server behind. It is stopped rather than used, so that the binaries and
 * settings of this release are the ones that run.
 */
async function stopOrphan(server: Server, signal: AbortSignal): Promise<void> {
  if (!(await findPostmaster(server.cluster))) return;
  await bringUpOwned(server, signal);
  await stopPostmaster(server.cluster, server.log);
}

const TRIES = 5;

/** A start at the same moment may take this server for an orphan and stop it; then it asks again. */
async function bringUpOwned(server: Server, signal: AbortSignal, fixedPort?: number): Promise<Up> {
  for (let attempt = 1; ; attempt += 1) {
    const up = await bringUp(server, signal, fixedPort);
    try {
      await own(up.client, server.cluster);
      return up;
    } catch (error) {
      if (error instanceof AlreadyRunningError || attempt === TRIES) throw error;
    }
  }
}
