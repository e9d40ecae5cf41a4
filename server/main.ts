import { join } from 'node:path';
import { fillContent } from '#db/content/fill.ts';
import { fillDemo } from '#db/demo/fill.ts';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { announce } from './announce.ts';
import { type Config, readConfig } from './platform/config.ts';
import { checkLocale, openDatabase } from './platform/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/embedded-postgres.ts';
import { migrate } from './platform/migrate.ts';
import { PageCache } from './platform/page-cache.ts';
import { followPageChanges } from './platform/page-invalidation.ts';
import { startWorker } from './platform/queue.ts';
import { jobs } from './worker.ts';

const megabyte = 1024 * 1024;

const began = performance.now();
const config = readConfig();
const log = pino({
  level: config.logLevel,
  redact: ['req.headers.cookie', 'req.headers.authorization'],
});

const postgres = await startDatabaseServer(config);
const databaseUrl = postgres?.url ?? config.databaseUrl;
await migrate(databaseUrl);
const db = openDatabase({ url: databaseUrl });
await checkLocale(db);
await fillContent(db);
if (config.mode === 'demo') await fillDemo(db);

const deps = { config, db, log };
const cache = new PageCache({ maxBytes: 64 * megabyte, ttlMs: 60_000 });
const { server } = await buildApp(deps, {
  mode: config.pages,
  publicOrigin: config.publicOrigin,
  cache,
});
const watch = followPageChanges(deps, cache);
const worker = await startWorker(deps, databaseUrl, jobs);
await server.listen({ port: config.port, host: config.host });
announce(config, { postgres, startedInMs: performance.now() - began });

let stopping: Promise<void> | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => (stopping ??= stop()));
}

/** Requests in flight and jobs that have begun are finished; the database goes last. */
async function stop(): Promise<void> {
  await server.close();
  watch.stop();
  await worker.stop();
  await db.destroy();
  await postgres?.stop();
}

async function startDatabaseServer({
  databaseUrl,
  dataDir,
  publicOrigin,
}: Config): Promise<EmbeddedPostgres | null> {
  if (databaseUrl) return null;
  return startEmbeddedPostgres({
    directory: join(dataDir, 'postgres'),
    log: (line) => log.info(line),
    address: publicOrigin,
  });
}
