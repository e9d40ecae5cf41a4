import { join } from 'node:path';
import { seedContent } from '#db/content/seed.ts';
import { fillDemo } from '#db/demo/fill.ts';
import { fillPassports } from '#db/demo/passports/fill.ts';
import { withPortraits } from '#db/demo/portraits/storage.ts';
import { printStartupBanner } from './startup-banner.ts';
import { wordsOf } from './startup-faults.ts';
import { readBacklog } from './metrics/queries.ts';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './platform/config.ts';
import { type Database, openDatabase } from './platform/database.ts';
import { startEmbeddedPostgres } from './embedded-postgres/start.ts';
import { boundHeapGrowth } from './heap-growth.ts';
import type { Deps } from './platform/deps.ts';
import { openGateways } from './platform/gateways/open.ts';
import { openLog } from './platform/log.ts';
import { measureBacklog } from './platform/metrics/backlog.ts';
import { measureCaches } from './platform/metrics/caches.ts';
import { measureGateways, measureStorage } from './platform/metrics/gateways.ts';
import { type Metrics, openMetrics } from './platform/metrics.ts';
import { measurePool, measureQueries } from './platform/metrics/queries.ts';
import { measureReplica } from './platform/metrics/replica.ts';
import { serveMetrics } from './platform/metrics/serve.ts';
import { LogStream } from './platform/log/stream.ts';
import { migrate } from './platform/database/migrate.ts';
import { PageCache } from './platform/cache/page-cache.ts';
import { followPageChanges } from './platform/cache/page-invalidation.ts';
import { checkReplica } from './platform/replica/check.ts';
import { openReplica, type Replica } from './platform/replica/replica.ts';
import { startWorker } from './platform/queue.ts';
import { stopInReverse } from './platform/shutdown.ts';
import { checkDataDir, checkPort, portError, waitForDatabase } from './platform/startup-checks.ts';
import { checkStores, openStores, type Stores } from './platform/storage/stores.ts';
import { openVault } from './platform/vault.ts';
import { withSandbox } from './sandbox-bank/gateway.actions.ts';
import { prepareSearch } from './search/queries.ts';
import { jobs } from './worker.ts';

const megabyte = 1024 * 1024;

/** Requests in flight and jobs that have begun are finished; the database goes last. */
const running = stopInReverse(['SIGINT', 'SIGTERM', 'SIGHUP'], (error) =>
  process.stderr.write(`${textOf(error)}\n`),
);
// A terminal that is gone takes no words; that is no reason to end.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

boundHeapGrowth();
try {
  await start();
} catch (error) {
  // What the operator can mend is told in words; the rest is for us.
  process.exitCode = 1;
  process.stderr.write(`${wordsOf(error) ?? textOf(error)}\n`);
  await running.stop();
}

async function start(): Promise<void> {
  const began = performance.now();
  const config = readConfig();
  checkDataDir(config);
  await checkPort(config);
  const lines = new LogStream(process.stdout.fd);
  running.add(() => lines.flush());
  const log = openLog(config.logLevel, lines);
  const metrics = config.metrics && openMetrics();
  // Before the database, so that a port that is taken is told at once.
  if (metrics && config.metrics) running.add(await serveMetrics(metrics, config.metrics));

  const postgres = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({
        directory: join(config.dataDir, 'postgres'),
        log: (line) => log.info(line),
        address: config.publicOrigin,
      });
  running.add(async () => postgres?.stop());
  const databaseUrl = postgres?.url ?? config.databaseUrl;
  const patience = { seconds: config.databaseWaitSeconds, tell: (line: string) => log.warn(line) };
  await waitForDatabase(databaseUrl, patience);
  await migrate(databaseUrl);
  const db = openDatabase({ url: databaseUrl, log: metrics ? measureQueries(metrics) : undefined });
  running.add(() => db.destroy());
  await seedContent(db);
  const isFirst = config.mode === 'demo' && (await fillDemo(db)).added;

  const replica = await openCheckedReplica(config, { db, log, metrics });
  running.add(async () => replica?.stop());
  for (const searched of replica ? [db, replica.db] : [db]) {
    prepareSearch(searched).catch((error: unknown) => log.warn(error, 'search is not prepared'));
  }

  const stores = await openCheckedStores(config, metrics, (line) => log.warn(line));
  const storage = config.mode === 'demo' ? withPortraits(stores.files, db) : stores.files;
  const vault = openVault(stores.passports, config.passportKeys);
  const gateways = withSandbox(openGateways(config), config, db);
  const deps = {
    config,
    db,
    replica,
    storage,
    vault,
    gateways: metrics ? measureGateways(gateways, metrics) : gateways,
    log,
    metrics,
  };
  if (isFirst) await fillPassports(deps);
  const cache = new PageCache({ maxBytes: 64 * megabyte, ttlMs: 60_000 });
  if (metrics) {
    watchDatabase(metrics, db);
    measureReplica(replica, metrics);
    measureCaches(cache, metrics);
  }
  const watch = followPageChanges(deps, cache);
  running.add(async () => watch.stop());
  const worker = await startWorker(deps, databaseUrl, jobs, { isAlone: postgres !== null });
  running.add(() => worker.stop());
  const { server, drain } = await buildApp(deps, {
    mode: config.pages,
    publicOrigin: config.publicOrigin,
    cache,
    threads: config.pageThreads,
  });
  running.add(() => server.close());
  running.add(drain);
  await server.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw portError(config, error);
  });
  printStartupBanner(config, { postgres, startedInMs: performance.now() - began });
}

async function openCheckedReplica(
  config: Config,
  { db, log, metrics }: Pick<Deps, 'db' | 'log' | 'metrics'>,
): Promise<Replica | null> {
  if (!config.replica) return null;
  const { url, lagSeconds } = config.replica;
  const copy = openDatabase({ url, log: metrics ? measureQueries(metrics) : undefined });
  await checkReplica(db, copy, (line) => log.warn(line));
  return openReplica({ primary: db, db: copy, lagSeconds, log });
}

async function openCheckedStores(
  config: Config,
  metrics: Metrics | null,
  tell: (line: string) => void,
): Promise<Stores> {
  const stores = openStores(config);
  await checkStores(stores, tell);
  if (!metrics || !config.s3?.stores) return stores;
  return {
    files: measureStorage(stores.files, 'files', metrics),
    passports: measureStorage(stores.passports, 'passports', metrics),
  };
}

function watchDatabase(metrics: Metrics, db: Database): void {
  measurePool(db, metrics);
  measureBacklog(() => readBacklog(db), metrics);
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
