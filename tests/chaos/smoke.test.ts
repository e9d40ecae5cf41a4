import { mkdtemp, rm, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedContent } from '#db/content/seed.ts';
import { buildApp } from '#server/app.ts';
import { findPostmaster } from '#server/embedded-postgres/postmaster.ts';
import { openDatabase } from '#server/platform/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { startWorker } from '#server/platform/queue.ts';
import { jobs } from '#server/worker.ts';
import { testDeps } from '#tests/harness/deps.ts';
import { expectConsoleError } from '#tests/harness/strict.ts';
import { hold } from '#tests/start/holder.ts';
import { audit, prepare } from './audit.ts';
import { Ledger } from './ledger.ts';
import { startWriting } from './writers.ts';

const stops: (() => Promise<unknown>)[] = [];
let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'ryadom-chaos-'));
  // As root the database runs as another user, who has to get in here.
  await chmod(home, 0o755);
});
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
  await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

test('writers lose nothing when their database is killed, and wait a moment only', async () => {
  // The queue's library traces by itself a worker that was asking for a job just then.
  expectConsoleError(/^Trace: [^]*graphile-worker/);
  const directory = join(home, 'postgres');
  const holder = hold(directory);
  stops.push(() => holder.interrupt());
  const url = await holder.next('url');
  await migrate(url);
  const { deps, drop } = await testDeps({ TRUSTED_PROXIES: '127.0.0.1' });
  const db = openDatabase({ url });
  await seedContent(db);
  const worker = await startWorker({ ...deps, db }, url, jobs, { isAlone: true });
  const { server } = await buildApp({ ...deps, db });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  stops.push(
    drop,
    () => deps.db.destroy(),
    () => db.destroy(),
    () => worker.stop(),
    () => server.close(),
  );

  const ledger = new Ledger();
  const prepared = await prepare([origin], url, ledger);
  const writing = startWriting({ origins: [origin], ledger, writers: 3, ...prepared });
  await sleep(1000);
  const postmaster = await findPostmaster(directory);
  if (postmaster) process.kill(postmaster.pid, 'SIGKILL');
  await sleep(200);
  const written = ledger.size;
  await expect.poll(() => ledger.size, { timeout: 60_000 }).toBeGreaterThan(written + 5);
  await writing.stop();

  expect(await audit(url, ledger)).toEqual([]);
  expect([...ledger.statuses.keys()].filter((status) => status >= 500)).toEqual([503]);
});
