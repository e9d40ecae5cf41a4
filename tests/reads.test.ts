import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cellsOf, expectedStatus, prepareCell } from '#tests/authorization/cells.ts';
import { openReadOnly, writingReads } from '#tests/authorization/read-only.ts';
import { keyOf } from '#tests/authorization/rows.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
let reading: Awaited<ReturnType<typeof openReadOnly>>;
beforeAll(async () => {
  app = await startTestApp();
  reading = await openReadOnly(app);
});
afterAll(async () => {
  await reading.stop();
  await app.stop();
});

// That no other read writes is asked of each of them by the rights matrix.
it('a read that writes is noticed where nothing can be written', async () => {
  await expect(sql`delete from attempts`.execute(reading.db)).rejects.toThrow('read-only');
  for (const key of Object.keys(writingReads)) {
    const endpoint = app.endpoints.find((one) => keyOf(one) === key);
    const cell = endpoint && cellsOf(endpoint).find((one) => expectedStatus(one) === 200);
    if (!cell) throw new Error(`nobody may call ${key}`);
    const { visitor, input } = await prepareCell(app, cell);
    expect((await reading.send(visitor, cell.endpoint, input)).status).not.toBe(200);
    expect((await visitor.send(cell.endpoint, input)).status).toBe(200);
  }
});
