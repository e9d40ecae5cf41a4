import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/platform/database.ts';
import { freePort } from '#tests/harness/free-port.ts';
import { createTestDatabase, type TestDatabase } from '#tests/harness/postgres.ts';
import { type ServerProcess, startServerProcess } from '#tests/start/server-process.ts';

const folder = join(import.meta.dirname, '../../ops/monitoring');

let database: TestDatabase;
let product: ServerProcess;
let port: string;
beforeAll(async () => {
  database = await createTestDatabase();
  port = String(await freePort());
  product = await startServerProcess({
    environment: { DATABASE_URL: database.url, METRICS_PORT: port },
  });
  await product.ready();
});
afterAll(async () => {
  product.process.kill('SIGTERM');
  await product.ended();
  await database.drop();
});

const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
const ask = async (path: string) => {
  const { status, body } = await fetch(product.origin + path);
  await body?.cancel();
  return status;
};

/** Names as they are asked for in the files that lie beside the product. */
const asked = readdirSync(folder).flatMap((file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  return [...text.matchAll(/\b(?:ryadom|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name);
});

it('exports every metric that the board and the alerts ask for', async () => {
  const text = await scrape();
  const types = new Map(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => [name, type]),
  );
  const exported = [...types].flatMap(([name, type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  expect(asked.length).toBeGreaterThan(30);
  expect([...new Set(asked)].filter((name) => !exported.includes(name))).toEqual([]);
});

it('every metric of ours is looked at on the board or in an alert', async () => {
  const text = await scrape();
  const ours = [...text.matchAll(/^# TYPE (ryadom_\S+) /gm)].map(([, name = '']) => name);
  expect(ours.filter((name) => !asked.some((other) => other.startsWith(name)))).toEqual([]);
});

it('counts answers by the pattern of their route, whatever was typed', async () => {
  const { status } = await fetch(`${product.origin}/api/v1/cities?query=Москва`);
  await ask('/api/v1/no-such-thing/42');
  await ask('/healthz');
  await expect.poll(scrape).toMatch(/_count\{method="GET",route="\/healthz",status="200"\} [1-9]/);
  const text = await scrape();
  expect(text).toMatch(new RegExp(`_count\\{method="GET",route="[^"]+",status="${status}"\\}`));
  expect(text).not.toContain('no-such-thing');
  expect(text).toContain('route="/api/*",status="404"');
});

it('tells of the database, the queue and its jobs', async () => {
  await expect.poll(scrape).toMatch(/^ryadom_database_up 1$/m);
  const text = await scrape();
  expect(text).toMatch(/query_duration_seconds_count\{kind="select",outcome="ok"\} [1-9]/);
  expect(text).toMatch(/^ryadom_queue_jobs\{state="failed"\} 0$/m);
  expect(text).toMatch(/^ryadom_database_pool_connections [1-9]/m);
});

it('tells how long the oldest letter that has not left has waited, and of none that was given up', async () => {
  const db = openDatabase({ url: database.url, size: 1 });
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const letter = { channel: 'mail', recipient: 'anna@example.com', text: '…' } as const;
  await db
    .insertInto('letters')
    .values([
      { ...letter, created_at: ago(7) },
      { ...letter, created_at: ago(0) },
      { ...letter, channel: 'sms', created_at: ago(60), failed_at: ago(0) },
    ])
    .execute();
  await db.destroy();
  const seconds = async () => /oldest_seconds\{channel="mail"\} (\d+)/.exec(await scrape())?.[1];
  await expect.poll(async () => Number(await seconds())).toBeGreaterThanOrEqual(420);
  expect(Number(await seconds())).toBeLessThan(600);
  expect(await scrape()).not.toMatch(/oldest_seconds\{channel="sms"\}/);
});

it('is not on the port of the product, and its own has nothing else', async () => {
  expect(await ask('/metrics')).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});
