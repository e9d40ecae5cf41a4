import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, type Stats } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identity } from './account.ts';
import { worksIn } from './process.ts';
import type { Server } from './server.ts';
import { settings } from './settings.ts';
import { removeStaleSockets } from './socket.ts';

interface Postmaster {
  pid: number;
  port: number;
}

/** A server of ours that worked a moment ago, and its folder as it was then. */
export interface Seen {
  pid: number;
  folder: Stats;
}

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid');
const startLog = (cluster: string) => join(cluster, 'start.log');

/** The server that works on these files now, by the note it keeps there; undefined when none. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const note = await readFile(pidFile(cluster), 'utf8').catch(() => '');
  const lines = note.split('\n');
  const pid = Number(lines[0]);
  if (!pid || !worksIn(pid, cluster)) return undefined;
  return { pid, port: Number(lines[3] ?? 0) };
}

/** Starts the server and returns at once; `ended` turns true when it is gone. */
export async function launch(server: Server, port: number) {
  const { binaries, cluster, account, durable } = server;
  await disownStaleNote(cluster);
  const log = openSync(startLog(cluster), 'w', 0o600);
  const args = ['-D', cluster, ...settings(cluster, port, durable)];
  // A session of its own: Ctrl-C in the terminal must reach us alone, we stop it in our turn.
  const child = spawn(join(binaries, 'bin/postgres'), args, {
    ...identity(account),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  const state = { ended: false };
  child.once('exit', () => (state.ended = true));
  await once(child, 'spawn');
  return state;
}

export const launchComplaint = (cluster: string): Promise<string> =>
  readFile(startLog(cluster), 'utf8').catch(() => '');

/**
 * Fast shutdown: sessions are ended, everything is written, nothing is left to recover. A server
 * that was seen is stopped also when its folder, and the note there, are gone.
 */
export async function stopPostmaster(
  cluster: string,
  log: (line: string) => void,
  seen?: Seen,
): Promise<void> {
  const find = async () =>
    seen && worksIn(seen.pid, cluster, seen.folder) ? seen : findPostmaster(cluster);
  const patience = [
    { signal: 'SIGINT', milliseconds: 30_000 },
    { signal: 'SIGQUIT', milliseconds: 10_000 },
  ] as const;
  for (const { signal, milliseconds } of patience) {
    const running = await find();
    if (!running) return;
    process.kill(running.pid, signal);
    const deadline = Date.now() + milliseconds;
    while (Date.now() < deadline) {
      if (!(await find())) return;
      await sleep(20);
    }
    log(`PostgreSQL (process ${running.pid}) did not stop by ${signal}`);
  }
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address && typeof address === 'object') return address.port;
  throw new Error('No free port on 127.0.0.1');
}

/**
 * After a hard kill the note names a process that is gone, or, in a restarted container, a
 * stranger with the same number. PostgreSQL would take the stranger for itself and refuse to
 * start. The number is replaced, not the note removed: its other lines let PostgreSQL notice
 * orphaned sessions that still use these files.
 */
async function disownStaleNote(cluster: string): Promise<void> {
  const note = await readFile(pidFile(cluster), 'utf8').catch(() => '');
  const rest = note.indexOf('\n');
  if (await findPostmaster(cluster)) return;
  await removeStaleSockets(cluster);
  if (rest < 0) return;
  await writeFile(pidFile(cluster), `${NOBODY}${note.slice(rest)}`);
}

// More than any system numbers its processes to.
const NOBODY = 99_999_999;
