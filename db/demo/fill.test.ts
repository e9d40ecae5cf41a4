import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/platform/database.ts';
import { localStorage } from '#server/platform/storage.ts';
import { createTestDatabase, type TestDatabase } from '#tests/harness/postgres.ts';
import { publishableSchema } from '#contract/publication.ts';
import { fillContent } from '../content/fill.ts';
import { startingDefinitions } from '../content/questions/sets.ts';
import { cardsWithLives } from './life/account-cards.ts';
import { fillDemo } from './fill.ts';
import { withPortraits } from './portraits/storage.ts';

let made: TestDatabase;
let db: Database;
let filled: { added: boolean }[];
beforeAll(async () => {
  made = await createTestDatabase();
  db = openDatabase({ url: made.url, size: 4 });
  // Two processes that start together.
  filled = await Promise.all([fillDemo(db), fillDemo(db)]);
}, 60_000);
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
    expect(filled.filter(({ added }) => added)).toHaveLength(1);
    const before = await countAll();
    expect(before.every((count) => Number(count) >= 2000)).toBe(true);
    expect(await fillDemo(db)).toEqual({ added: false });
    expect(await countAll()).toEqual(before);
  });

  it('bring pictures that are drawn when somebody looks at them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ryadom-portraits-'));
    const storage = withPortraits(localStorage(folder), db);
    const shown = await db
      .selectFrom('files')
      .innerJoin('cards', 'cards.owner_id', 'files.owner_id')
      .innerJoin('users', 'users.id', 'files.owner_id')
      .select(['files.id', 'unused_since', 'content', 'avatar_id'])
      .orderBy('files.id')
      .execute();
    expect(shown.length).toBeGreaterThan(800);
    const faces = shown.filter(({ id, avatar_id }) => id === avatar_id);
    expect(faces.length).toBeGreaterThan(100);
    const named = shown.filter(
      ({ id, content, avatar_id }) => content?.photos.includes(id) || id === avatar_id,
    );
    // Somebody with several cards has each picture on one of them.
    expect(new Set(named.map(({ id }) => id))).toEqual(new Set(shown.map(({ id }) => id)));
    expect(shown.filter(({ unused_since }) => unused_since !== null)).toEqual([]);

    const name = `${shown[0]?.id}/160.webp`;
    const [bytes, again] = await Promise.all([storage.read(name), storage.read(name)]);
    expect(bytes?.subarray(8, 12).toString()).toBe('WEBP');
    expect(again).toEqual(bytes);
    expect(await localStorage(folder).read(name)).toEqual(bytes);
    expect(await storage.read(`${shown[0]?.id}/161.webp`)).toBeNull();
    expect(await storage.read('drawn-w30-8999999-1/160.webp')).toBeNull();
    await rm(folder, { recursive: true });
  });

  it('show every state of a card, and work for those who judge', async () => {
    const byState = await db
      .selectFrom('cards')
      .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute();
    const counts = Object.fromEntries(byState.map(({ state, count }) => [state, count]));
    expect(counts).toMatchObject({ paused: 1, rejected: 1, closed: 1, blocked: 1, moderation: 6 });
    const waiting = await db
      .selectFrom('card_reviews')
      .select('flags')
      .where('decided_at', 'is', null)
      .execute();
    expect(waiting).toHaveLength(12);
    expect(waiting.filter(({ flags }) => flags.length > 0).length).toBeGreaterThan(8);
    const busy = db.selectFrom('cards').select('id').where('busy_until', 'is not', null);
    expect(await busy.execute()).toHaveLength(8);
    for (const [table, rows] of [
      ['complaints', 6],
      ['appeals', 1],
    ] as const) {
      expect(await db.selectFrom(table).select('id').execute()).toHaveLength(rows);
    }
    const titles = await db.selectFrom('suggestions').select('text').execute();
    expect(titles.length).toBeGreaterThan(20);
  });

  it.each(cardsWithLives(new Date()))(
    '$slug is as the form would take it',
    ({ kind, category, draft }) => {
      const schema = publishableSchema(startingDefinitions(category, kind));
      expect(schema.safeParse(draft).error?.issues ?? []).toEqual([]);
    },
  );

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
