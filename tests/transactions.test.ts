import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { inTransaction, type Connection } from '#server/platform/database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await sql`create table steps (name text)`.execute(app.db);
});
beforeEach(() => sql`truncate steps`.execute(app.db));
afterAll(() => app.stop());

const step = (db: Connection, name: string) =>
  inTransaction(db, (trx) => sql`insert into steps values (${name})`.execute(trx));
const failing = (db: Connection, ...names: string[]) =>
  inTransaction(db, async (trx) => {
    for (const name of names) await step(trx, name);
    await sql`select 1 / 0`.execute(trx);
  });
/** What failed is known, so whoever asked for it goes on. */
const failed = (part: Promise<unknown>) =>
  part.then(
    () => 'done',
    (error: Error) => error.message,
  );
const steps = async () =>
  (await sql<{ name: string }>`select name from steps order by name`.execute(app.db)).rows.map(
    ({ name }) => name,
  );

it('is all or nothing', async () => {
  await expect(failing(app.db, 'a')).rejects.toThrow('division by zero');
  expect(await steps()).toEqual([]);
  await step(app.db, 'a');
  expect(await steps()).toEqual(['a']);
});

it('is a part of the transaction around it, and can fail alone', async () => {
  await inTransaction(app.db, async (trx) => {
    await step(trx, 'a');
    await failed(failing(trx, 'b', 'c'));
    await step(trx, 'd');
    expect(await steps()).toEqual([]);
  });
  expect(await steps()).toEqual(['a', 'd']);
});

it('goes with the transaction around it, however deep it is', async () => {
  const whole = inTransaction(app.db, async (trx) => {
    await step(trx, 'a');
    await inTransaction(trx, async (part) => {
      await failed(failing(part, 'b'));
      await step(part, 'c');
      throw new Error('no');
    }).catch(() => step(trx, 'd'));
    throw new Error('whole');
  });
  await expect(whole).rejects.toThrow('whole');
  expect(await steps()).toEqual([]);
});

it('leaves what a part has done before another part of it failed', async () => {
  await inTransaction(app.db, async (trx) => {
    await inTransaction(trx, async (part) => {
      await step(part, 'a');
      await failed(failing(part, 'b'));
    });
    const late = inTransaction(trx, async (part) => {
      await failed(failing(part, 'c'));
      await step(part, 'd');
      throw new Error('late');
    });
    expect(await failed(late)).toBe('late');
  });
  expect(await steps()).toEqual(['a']);
});
