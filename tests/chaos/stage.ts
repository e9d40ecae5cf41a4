import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#tests/harness/free-port.ts';
import {
  type ExternalPostgres,
  type ServerProcess,
  startExternal,
  startOutside,
  startServer,
} from './processes.ts';

export interface Stage {
  postgres: ExternalPostgres;
  /** The addresses stay, whichever process is behind them. */
  origins: string[];
  /** Kills a server, and starts it again after so long. */
  restartServer(at: number, awayMs: number): Promise<void>;
  stop(): Promise<void>;
}

/** Two servers on one PostgreSQL, each of which can be killed by itself. */
export async function startStage(folder: string, more: NodeJS.ProcessEnv = {}): Promise<Stage> {
  const data = join(folder, 'stage');
  await mkdir(data, { recursive: true });
  const stops: (() => Promise<unknown>)[] = [];
  const outside = await startOutside(data);
  stops.push(() => outside.stop());
  const postgres = await startExternal(data);
  stops.push(() => postgres.stop('SIGINT'));
  const ports = [await freePort(), await freePort()];
  const running: ServerProcess[] = [];

  async function start(at: number): Promise<void> {
    const environment = {
      ...outside.environment,
      ...more,
      DATABASE_URL: postgres.url,
      DATA_DIR: join(data, 'data'),
      PORT: String(ports[at]),
    };
    const server = await startServer(environment, join(folder, `server-${at}.log`));
    running[at] = server;
    await server.ready();
  }

  stops.push(() => Promise.all(running.map((server) => server.stop())));
  const stop = async () => {
    for (const end of stops.splice(0).toReversed()) await end();
  };
  try {
    await Promise.all([start(0), start(1)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    postgres,
    origins: running.map(({ origin }) => origin),
    async restartServer(at, awayMs) {
      await running[at]?.stop('SIGKILL');
      await new Promise((resolve) => setTimeout(resolve, awayMs));
      await start(at);
    },
    stop,
  };
}
