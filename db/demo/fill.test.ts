import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/platform/database.ts';
import { createTestDatabase, type TestDatabase } from '#tests/harness/postgres.ts';
import { fillContent } from '../content/fill.ts';
import { fillDemo } from './fill.ts';

let made: TestDatabase;
let db: Database;
beforeAll(async () => {
  made = await createTestDatabase();
  db = openDatabase({ url: made.url, size: 4 });
});
afterAll(async () => {
  await db.destroy();
  await made.drop();
});

const countRows = async (table: 'users' | 'cards' | 'attribute_definitions') => {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from ${sql.table(table)}`.execute(db);
  return rows[0]?.n;
};

const countAll = () => Promise.all([countRows('users'), countRows('cards')]);

describe('the starting data', () => {
  it('come once, even when two processes start together', async () => {
    const filled = await Promise.all([fillDemo(db), fillDemo(db)]);
    expect(filled.filter(({ added }) => added)).toHaveLength(1);
    const before = await countAll();
    expect(before.every((count) => Number(count) > 100)).toBe(true);
    expect(await fillDemo(db)).toEqual({ added: false });
    expect(await countAll()).toEqual(before);
  });

  it('leave what the back office has changed', async () => {
    const before = await countRows('attribute_definitions');
    await db
      .updateTable('attribute_definitions')
      .set({ label: 'Сколько лет вы няня' })
      .where('key', '=', 'experience')
      .execute();
    await fillContent(db);
    expect(await countRows('attribute_definitions')).toBe(before);
    const { label } = await db
      .selectFrom('attribute_definitions')
      .select('label')
      .where('key', '=', 'experience')
      .executeTakeFirstOrThrow();
    expect(label).toBe('Сколько лет вы няня');
  });
});
