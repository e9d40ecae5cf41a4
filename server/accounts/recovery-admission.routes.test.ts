import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgotPassword } from '#contract/recovery.ts';
import { listTariffs } from '#contract/tariffs.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ ADMISSION_RECOVERIES: '2', ADMISSION_ESSENTIAL: '1' });
});
afterAll(() => app.stop());

it('recoveries wait among themselves, and leave what is essential its places', async () => {
  const ask = (at: number) =>
    app.visitor().call(forgotPassword, { body: { login: `+7 900 765-43-${10 + at}` } });
  const { asked } = await app.db.transaction().execute(async (other) => {
    await sql`LOCK TABLE attempts IN ACCESS EXCLUSIVE MODE`.execute(other);
    const asked = Array.from({ length: 8 }, (_none, at) => ask(at));
    const waiting = () =>
      sql<{ count: number }>`
        SELECT count(*)::int AS count FROM pg_locks
        WHERE relation = 'attempts'::regclass AND NOT granted`.execute(other);
    await expect.poll(async () => (await waiting()).rows[0]?.count).toBeGreaterThan(0);
    const tariffs = await app.visitor().call(listTariffs, { query: {} });
    expect(tariffs.status).toBe(200);
    return { asked };
  });
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses).toEqual(statuses.map(() => 202));
});
