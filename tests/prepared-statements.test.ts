import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepared } from '#server/platform/prepared.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('a statement that a connection has planned outlives a column that the next release adds', async () => {
  await app.db.connection().execute(async (db) => {
    const count = () =>
      db
        .selectFrom('slides')
        .select('key')
        .modifyEnd(prepared)
        .execute()
        .then(({ length }) => length);
    const before = await count();
    const { rows } = await sql<{ name: string }>`
      select name from pg_prepared_statements where statement like '%from "slides"%'`.execute(db);
    expect(rows).toHaveLength(1);
    await sql`alter table slides add column added_later integer`.execute(db);
    expect(await count()).toBe(before);
  });
});
