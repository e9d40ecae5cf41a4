import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp, type App } from '#server/app.ts';
import { openDatabase, type Database } from '#server/platform/database.ts';
import { cellsOf, expectedStatus, prepareCell } from '#tests/authorization/cells.ts';
import { keyOf } from '#tests/authorization/rows.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { Visitor } from '#tests/harness/visitor.ts';

let app: TestApp;
let reader: Database;
let reading: App;
beforeAll(async () => {
  app = await startTestApp();
  const url = new URL(app.url);
  url.searchParams.set('options', '-c default_transaction_read_only=on -c timezone=UTC');
  reader = openDatabase({ url: url.href, size: 3 });
  reading = await buildApp({ ...app.deps, db: reader });
  await reading.server.ready();
});
afterAll(async () => {
  await reading.server.close();
  await reader.destroy();
  await app.stop();
});

/** Reads that write, each with its reason. */
const writing = {
  'GET /v1/user/export': 'archives are counted, for each is a lot of work',
  'GET /v1/admin/people/:id': 'whoever looks at a person is written down first',
  'GET /v1/admin/payments/:id': 'whoever looks at a payment is written down first',
  'GET /v1/admin/passports/:id/scans/:part': 'whoever looks at a passport is written down first',
};

/** Calls of everybody who may make one, with things that are there, where nothing can be written. */
async function failures(keys: string[]): Promise<unknown[][]> {
  const failed: unknown[][] = [];
  for (const endpoint of app.endpoints.filter((one) => keys.includes(keyOf(one)))) {
    const callers = ['worker', 'employer', endpoint.access === 'admin' ? 'admin' : 'moderator'];
    for (const caller of callers) {
      const answered = cellsOf(endpoint).filter((cell) => expectedStatus(cell) === 200);
      const cell = answered.find((one) => one.caller === caller);
      if (!cell) continue;
      const { visitor, input } = await prepareCell(app, cell);
      const there = new Visitor(reading.server);
      for (const [name, value] of visitor.cookies) there.cookies.set(name, value);
      const { status } = await there.send(endpoint, input);
      if (status !== 200) failed.push([keyOf(endpoint), caller, status]);
    }
  }
  return failed;
}

const reads = () => app.endpoints.filter(({ method }) => method === 'GET').map(keyOf);

it('nothing is written by those who only look', async () => {
  expect(reads().length).toBeGreaterThan(40);
  expect(Object.keys(writing).filter((key) => !reads().includes(key))).toEqual([]);
  expect(await failures(reads().filter((key) => !(key in writing)))).toEqual([]);
});

it('is noticed where it is', async () => {
  await expect(sql`delete from attempts`.execute(reader)).rejects.toThrow('read-only');
  const failed = new Set((await failures(Object.keys(writing))).map(([key]) => key));
  expect(failed).toEqual(new Set(Object.keys(writing)));
});
