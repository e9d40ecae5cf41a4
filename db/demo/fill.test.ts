import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/platform/database.ts';
import { describeInterest } from '#server/card-views/queries.ts';
import { localStorage } from '#server/platform/storage.ts';
import { createTestDatabase, type TestDatabase } from '#tests/harness/postgres.ts';
import { publishableSchema } from '#contract/publication.ts';
import { seedContent } from '../content/seed.ts';
import { startingDefinitions } from '../content/questions/sets.ts';
import { cardsWithLives } from './life/account-cards.ts';
import { ofAccount } from './life/stored.ts';
import { listViolations } from '#server/payments/reconciliation/queries.ts';
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

/** As the owner of a card sees it. */
async function interestOf(code: string) {
  const card = await ofAccount(db, code);
  const role = card.kind === 'resume' ? ('worker' as const) : ('employer' as const);
  return describeInterest(db, { id: card.owner_id, role, session_id: 0 }, card.slug);
}

const countAll = () => Promise.all([countRows('users'), countRows('cards')]);

describe('the starting data', () => {
  it('come once, even when two processes start together', async () => {
    expect(filled.filter(({ added }) => added)).toHaveLength(1);
    const before = await countAll();
    expect(before.every((count) => Number(count) >= 2000)).toBe(true);
    expect(await fillDemo(db)).toEqual({ added: false });
    expect(await countAll()).toEqual(before);
  });

  it('agree with the books: nobody has used a contact that was not granted', async () => {
    expect(await listViolations(db)).toEqual([]);
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

  it('show the rooms of looks, feedback, exams and skills alive', async () => {
    const [nanny, family] = await Promise.all([interestOf('elena1'), interestOf('anna01')]);
    for (const { days, viewers, openings } of [nanny, family]) {
      expect(days.filter(({ views }) => views > 0).length).toBeGreaterThan(15);
      expect(viewers.length).toBeGreaterThan(4);
      expect(openings).toHaveLength(3);
    }
    const feedback = await db.selectFrom('feedback').selectAll().execute();
    const shown = feedback.filter(({ shown_at }) => shown_at !== null);
    expect(shown.filter(({ by_family }) => by_family)).toHaveLength(5);
    expect(shown.filter(({ by_family }) => !by_family)).toHaveLength(7);
    expect(shown.filter(({ reply }) => reply !== '').length).toBeGreaterThan(0);
    const queue = feedback.filter(({ decided_at }) => decided_at === null);
    expect(queue).toHaveLength(3);
    expect(queue.filter(({ complaint }) => complaint !== '')).toHaveLength(1);
    const exams = await db.selectFrom('exams').select(['state', 'is_shown']).execute();
    expect(new Set(exams.map(({ state }) => state)).size).toBe(4);
    expect(exams.filter(({ is_shown }) => is_shown)).toHaveLength(2);
    const skills = await db.selectFrom('self_assessments').select(['answers']).execute();
    expect(skills.length).toBeGreaterThan(10);
  });

  it('let nobody do anything before it could be done', async () => {
    const { rows } = await sql<{ what: string }>`
      select 'response ' || responses.id as what from responses
      join cards on cards.id in (responses.vacancy_id, responses.resume_id)
      where responses.created_at < cards.first_published_at
      union all select 'feedback ' || feedback.id from feedback
      join responses on responses.id = feedback.response_id
      where feedback.created_at < responses.changed_at
        or not coalesce(approved_at, feedback.created_at) between feedback.created_at and now()
      union all select 'opening ' || contact_openings.id from contact_openings
      join cards on cards.id = contact_openings.card_id
      join users on users.id = contact_openings.user_id
      where opened_at < greatest(first_published_at, users.created_at)
      union all select 'look ' || card_id from card_views join cards on cards.id = card_id
      left join users on users.id = viewer_id
      where day < greatest(first_published_at, users.created_at)::date
      union all select 'exam ' || exams.id from exams join users on users.id = exams.user_id
      where exams.created_at < users.created_at or ended_at > now()
      union all select 'card ' || cards.id from cards join users on users.id = cards.owner_id
      where first_published_at < users.created_at`.execute(db);
    expect(rows).toEqual([]);
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
    await seedContent(db);
    expect(await countRows('attribute_definitions')).toBe(before);
    const { label } = await db
      .selectFrom('attribute_definitions')
      .select('label')
      .where('key', '=', 'experience')
      .executeTakeFirstOrThrow();
    expect(label).toBe('Сколько лет вы няня');
  });
});
