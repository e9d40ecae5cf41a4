import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { getPublicConfig } from '#contract/public-config.ts';
import { buildApp } from '#server/app.ts';
import { type Database, openDatabase } from '#server/platform/database.ts';
import { testDeps } from '#tests/harness/deps.ts';
import { Visitor } from '#tests/harness/visitor.ts';
import { type Relay, startRelay } from './relay.ts';

let relay: Relay;
let db: Database;
let visitor: Visitor;
let stop: () => Promise<void>;

beforeAll(async () => {
  const { deps, url, drop } = await testDeps();
  relay = await startRelay(url);
  db = openDatabase({ url: relay.url, size: 2 });
  const { server } = await buildApp({ ...deps, db });
  await server.ready();
  visitor = new Visitor(server);
  stop = async () => {
    await server.close();
    await db.destroy();
    await relay.cut();
    await deps.db.destroy();
    await drop();
  };
});
afterAll(() => stop());
afterEach(async () => {
  await relay.open();
  // The pool notices one by one which of its connections were cut.
  const both = () => Promise.all([1, 2].map(() => sql`select 1`.execute(db)));
  await vi.waitFor(both, { timeout: 10_000 });
});

const search = () => visitor.call(cardCalls.resume.search, { query: {} });

test('a session that ends in the middle of a transaction is an error of that call alone', async () => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  expect(rows).toHaveLength(1);
  const cutOff = db.transaction().execute(async (trx) => {
    const own = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${own.rows[0]?.pid})`.execute(db);
    // Nothing is being asked when the session ends.
    await sleep(200);
    await sql`select 1`.execute(trx);
  });
  await expect(cutOff).rejects.toThrow(/terminat|not queryable/);
  expect((await search()).status).toBe(200);
});

test('calls without a database are refused with 503, and answered when it is back', async () => {
  await relay.cut();
  const refused = await search();
  expect(refused.status).toBe(503);
  expect(refused.headers['content-type']).toContain('application/problem+json');
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.problem).toMatchObject({ code: 'unavailable', title: 'Ненадолго недоступно' });
  expect((await visitor.request('GET', '/healthz')).status).toBe(200);
  expect((await visitor.request('GET', '/readyz')).status).toBe(503);
  await relay.open();
  expect((await search()).status).toBe(200);
  expect((await visitor.request('GET', '/readyz')).status).toBe(200);
});

test('calls that find no free connection are refused with 503', async () => {
  const busy = [1, 2].map(() =>
    db.transaction().execute(async (trx) => {
      await sql`select pg_sleep(2)`.execute(trx);
      await sql`select pg_sleep(4.5)`.execute(trx);
    }),
  );
  await sleep(300);
  const refused = await search();
  expect(refused.status).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  await Promise.all(busy);
  expect((await search()).status).toBe(200);
});

test('what needs no database is answered without it', async () => {
  await relay.cut();
  expect((await visitor.call(getPublicConfig)).status).toBe(200);
});
