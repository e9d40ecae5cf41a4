import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/platform/database.ts';
import { createTestDatabase, type TestDatabase } from '#tests/harness/postgres.ts';
import { bringIndexesBack, setIndexesAside } from './indexes.ts';
import { loadMany } from './load.ts';

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

const now = new Date('2026-11-20T12:00:00Z');
const options = { count: 1200, seed: 5, now, log: () => {} };

const definitions = async () => {
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where tablename = 'cards' order by indexname`.execute(db);
  return rows.map(({ indexdef }) => indexdef);
};

const counts = async () => {
  const { rows } = await sql<Record<string, number>>`
    select count(*)::int as cards, count(distinct owner_id)::int as owners,
      count(distinct right(slug, 6))::int as codes, count(distinct content ->> 'about')::int as texts,
      count(*) filter (where words is not null and heading <> '' and cardinality(terms) > 5)::int
        as searchable,
      (select count(*) from card_events)::int as events
    from cards`.execute(db);
  return rows[0];
};

it('adds cards after those who are there, whole and searchable', async () => {
  await loadMany(db, options);
  const all = { cards: 1200, owners: 1200, codes: 1200, searchable: 1200, events: 1200 };
  expect(await counts()).toMatchObject(all);
  await loadMany(db, { ...options, count: 300 });
  expect(await counts()).toMatchObject({ cards: 1500, owners: 1500, codes: 1500, events: 1500 });
  // A card that somebody writes now gets a number of its own.
  const { rows } = await sql<{ free: boolean }>`
    select nextval(pg_get_serial_sequence('cards', 'id')) > max(id) as free from cards`.execute(db);
  expect(rows[0]?.free).toBe(true);
}, 60_000);

it('brings back every index that it has set aside, even after a load that was killed', async () => {
  const before = await definitions();
  await setIndexesAside(db);
  expect((await definitions()).length).toBeLessThan(before.length - 5);
  await bringIndexesBack(db);
  expect(await definitions()).toEqual(before);
  await bringIndexesBack(db);
  expect(await definitions()).toEqual(before);
});
