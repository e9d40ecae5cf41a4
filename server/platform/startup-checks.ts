import { accessSync, constants } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Config } from './config.ts';
import { makeFolder } from './folder.ts';
import { SettingsError } from './config/settings-error.ts';

// What an operator can have set wrongly is found before anything is started, and told in words.

export function checkDataDir({ dataDir }: Config): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new SettingsError(`DATA_DIR: ${dataDir} cannot be written (${reasonOf(error)})`);
  }
}

export async function checkPort({ host, port }: Config): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen(port, host), 'listening');
    probe.close();
    await once(probe, 'close');
  } catch (error) {
    throw portError({ host, port }, error);
  }
}

/** In words, when the operator can mend it. */
export function portError({ host, port }: Pick<Config, 'host' | 'port'>, error: unknown): unknown {
  const reasons: Record<string, string> = {
    EADDRINUSE: 'another program listens there; stop it or set PORT',
    EACCES: 'this user may not listen there; set PORT to 1024 or more',
    EADDRNOTAVAIL: 'HOST is no address of this machine',
    ENOTFOUND: 'HOST is no name of this machine',
  };
  const reason = reasons[reasonOf(error)];
  return reason ? new SettingsError(`Port ${port} of ${host}: ${reason}`) : error;
}

/** What time does not mend. */
const refusals: Record<string, string> = {
  '28P01': 'the password is wrong',
  '28000': 'the user may not enter',
  '3D000': 'there is no such database',
  '42501': 'the user may not connect to it',
};

interface Patience {
  seconds: number;
  tell: (line: string) => void;
}

/** A database that starts at the same time as the server is waited for. */
export async function waitForDatabase(url: string, { seconds, tell }: Patience): Promise<void> {
  const { host, pathname } = new URL(url);
  const name = `DATABASE_URL: ${host}${pathname}`;
  const began = performance.now();
  for (let told = -Infinity; ; await sleep(500)) {
    const error = await tryToConnect(url);
    if (!error) return;
    const refusal = refusals[reasonOf(error)];
    if (refusal) throw new SettingsError(`${name}: ${refusal}`);
    const waited = (performance.now() - began) / 1000;
    const what = `${name} does not answer (${reasonOf(error)})`;
    if (waited >= seconds) throw new SettingsError(`${what} after ${seconds} s`);
    if (waited - told < 10) continue;
    told = waited;
    tell(`${what}, waiting for ${Math.ceil(seconds - waited)} s more`);
  }
}

async function tryToConnect(connectionString: string): Promise<unknown> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 3000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return null;
  } catch (error) {
    return error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? String(error.code) : error.message;
}
