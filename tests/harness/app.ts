import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { type App, buildApp } from '#server/app.ts';
import { readConfig } from '#server/platform/config.ts';
import { type Database, openDatabase } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { startWorker, type Worker } from '#server/platform/queue.ts';
import { jobs } from '#server/worker.ts';
import { createTestDatabase } from './postgres.ts';
import { Visitor } from './visitor.ts';

export interface TestApp extends App {
  deps: Deps;
  db: Database;
  /** A guest with an empty cookie store. */
  visitor(): Visitor;
  /** Jobs run only when a test wants them. */
  startWorker(): Promise<Worker>;
  stop(): Promise<void>;
}

/** The whole API on a database of its own, filled with the starting content. */
export async function startTestApp(environment: NodeJS.ProcessEnv = {}): Promise<TestApp> {
  const { url, drop } = await createTestDatabase();
  const db = openDatabase({ url, size: 6 });
  const config = readConfig({
    APP_SECRET: 'a secret of the tests, long enough to sign with',
    DATA_DIR: join(tmpdir(), 'ryadom-tests'),
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const deps: Deps = { config, db, log: pino({ level: 'silent' }) };
  const app = await buildApp(deps);
  await app.server.ready();
  return {
    ...app,
    deps,
    db,
    visitor: () => new Visitor(app.server),
    startWorker: () => startWorker(deps, url, jobs),
    async stop() {
      await app.server.close();
      await db.destroy();
      await drop();
    },
  };
}
