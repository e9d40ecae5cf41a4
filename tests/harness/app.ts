import { type App, buildApp } from '#server/app.ts';
import { type Database, openDatabase } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { startWorker, type Worker } from '#server/platform/queue.ts';
import { jobs } from '#server/worker.ts';
import { testDeps } from './deps.ts';
import { createTestDatabase } from './postgres.ts';
import { Visitor } from './visitor.ts';

export interface TestApp extends App {
  deps: Deps;
  db: Database;
  /** Where the database is. */
  url: string;
  /** A guest with an empty cookie store. */
  visitor(): Visitor;
  /** The same product once more, on the same database, as behind a balancer. */
  startSecond(): Promise<SecondApp>;
  /** Jobs run only when a test wants them. */
  startWorker(): Promise<Worker>;
  stop(): Promise<void>;
}

export type SecondApp = Pick<TestApp, 'server' | 'visitor' | 'stop'>;

/** The whole API, without pages, on a database of its own. */
export async function startTestApp(
  environment: NodeJS.ProcessEnv = {},
  database = createTestDatabase,
): Promise<TestApp> {
  const { deps, url, drop } = await testDeps(environment, { database });
  const app = await buildApp(deps);
  await app.server.ready();
  return {
    ...app,
    deps,
    db: deps.db,
    url,
    visitor: () => new Visitor(app.server),
    startSecond: () => startSecond(deps, url),
    startWorker: () => startWorker(deps, url, jobs),
    async stop() {
      await app.server.close();
      await deps.db.destroy();
      await drop();
    },
  };
}

async function startSecond(deps: Deps, url: string): Promise<SecondApp> {
  const db = openDatabase({ url, size: 3 });
  const { server } = await buildApp({ ...deps, db });
  await server.ready();
  return {
    server,
    visitor: () => new Visitor(server),
    async stop() {
      await server.close();
      await db.destroy();
    },
  };
}
