import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/database.ts';
import { followFacts } from '#server/platform/cache/facts.ts';
import { openGateways } from '#server/platform/gateways/open.ts';
import { localStorage } from '#server/platform/storage.ts';
import { openVault } from '#server/platform/vault.ts';

export interface BenchApi {
  /** Reads the whole answer; rejects when it is anything but a success. */
  ask: (path: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** The API over HTTP, without pages and without any cache. */
export async function startApi(databaseUrl: string): Promise<BenchApi> {
  const dataDir = join(tmpdir(), 'ryadom-bench-data');
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    APP_SECRET: 'nothing is signed with this secret',
  });
  const db = openDatabase({ url: databaseUrl });
  const storage = localStorage(join(dataDir, 'files'));
  const vault = openVault(localStorage(join(dataDir, 'passports')), config.passportKeys);
  const gateways = openGateways(config);
  const log = pino({ level: 'silent' });
  // Questions, categories and cities are kept by every running process.
  followFacts(db);
  const { server } = await buildApp({
    config,
    db,
    storage,
    vault,
    gateways,
    log,
    metrics: null,
    replica: null,
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  // Let go of before the server does, so that no request meets a closed door.
  const agent = new Agent({ keepAlive: true, timeout: 2000, maxSockets: 64 });
  return {
    async ask(path) {
      const sent = request({ host: '127.0.0.1', port, path, agent }).end();
      const [answer] = await once(sent, 'response');
      answer.resume();
      await once(answer, 'end');
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${path}`);
    },
    async stop() {
      agent.destroy();
      await server.close();
      await db.destroy();
    },
  };
}
