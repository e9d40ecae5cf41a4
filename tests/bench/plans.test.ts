import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchQuery } from '#contract/card-search.ts';
import type { CardKind } from '#contract/categories.ts';
import { inSession } from '#db/demo/bulk/session.ts';
import { inspectCard } from '#server/cards/reviews/queries.ts';
import { expired, lastDaysToTell } from '#server/cards/lifecycle/expiry.queries.ts';
import { countOptions } from '#server/search/counting/options.queries.ts';
import { hintPay } from '#server/search/counting/usual-pay.queries.ts';
import { wordsInUse } from '#server/search/query-parsing/words-in-use.queries.ts';
import { searchCards } from '#server/search/queries.ts';
import { similarCards } from '#server/search/suggestions/similar.queries.ts';
import { candidatesOf } from '#server/saved-searches/matching.queries.ts';
import { listSearches } from '#server/saved-searches/queries.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { growTo } from './cards.ts';
import { readsOfCards } from './plans.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await growTo(app.db, 20_000, 1000);
}, 240_000);
afterAll(() => app.stop());

const city = 'moskva';
const category = 'nyanya';
const reads = (kind: CardKind, query: SearchQuery) =>
  readsOfCards(app.db, async (db) => {
    await searchCards(db, kind, query);
    await countOptions(db, kind, query);
  });

describe('with twenty thousand cards', () => {
  it.each<[CardKind, SearchQuery, string]>([
    ['resume', {}, 'cards_newest'],
    ['vacancy', { page: 400 }, 'cards_newest'],
    ['resume', { city }, 'cards_newest_in_city'],
    ['resume', { category }, 'cards_newest_in_category'],
    ['resume', { city, category }, 'cards_newest_in_city_and_category'],
    ['resume', { city, category, page: 40 }, 'cards_newest_in_city_and_category'],
    ['resume', { city, metro: ['sokol', 'aeroport'] }, 'cards_resumes_by_search'],
    [
      'resume',
      { category, live_in: ['living_in'], languages: ['french'] },
      'cards_resumes_by_search',
    ],
    ['resume', { q: 'французский' }, 'cards_resumes_by_search'],
    ['resume', { q: 'няня с проживанием', city: 'kazan' }, 'cards_newest_in_city'],
    ['resume', { sort: 'pay' }, 'cards_by_pay'],
    ['vacancy', { sort: 'pay', page: 100 }, 'cards_by_pay'],
    ['resume', { experience_from: '35' }, 'cards_resumes_by_search'],
    ['vacancy', { hours_per_week_from: '80' }, 'cards_vacancies_by_search'],
    ['vacancy', { pay_from: 1_000_000 }, 'cards_by_most_pay_per_hour'],
    ['vacancy', { pay_from: 1_000_000, pay_unit: 'month' }, 'cards_by_most_pay'],
    ['resume', { pay_to: 10, pay_unit: 'hour' }, 'cards_by_least_pay'],
    ['resume', { city, photo: 'yes' }, 'cards_newest_in_city'],
    ['vacancy', { fresh: 'day' }, 'cards_newest'],
    ['resume', { city, fresh: 'week' }, 'cards_newest_in_city'],
    ['resume', { city, category, fresh: 'month' }, 'cards_newest_in_city_and_category'],
    ['resume', { q: 'няня', city, fresh: 'day' }, 'cards_newest_in_city'],
    ['vacancy', { pay_from: 60_000, fresh: 'day' }, 'cards_newest'],
    ['resume', { city, passport: 'yes' }, 'cards_newest_in_city'],
  ])('%s %j is served by an index', async (kind, query, index) => {
    const found = await reads(kind, query);
    expect(found).toContain(index);
    expect(found).not.toContain('Seq Scan');
  });

  it('words that were looked for are found among the cards by index', async () => {
    const words = ['суахили', 'няня', 'прогулки'];
    const found = await readsOfCards(app.db, (db) => wordsInUse(db, words, 1));
    expect(found.toSorted()).toEqual(['cards_resumes_by_search', 'cards_vacancies_by_search']);
  });

  it('pay and likeness are read by index', async () => {
    const { id } = await app.db.selectFrom('cards').select('id').executeTakeFirstOrThrow();
    const found = await readsOfCards(app.db, async (db) => {
      await hintPay(db, 'resume', { city, category });
      await similarCards(db, { id });
    });
    expect(found).toContain('cards_newest_in_city_and_category');
    expect(found).not.toContain('Seq Scan');
  });

  it('a text that is there already is looked for by index', async () => {
    const cards = app.db.selectFrom('cards').selectAll().limit(1);
    const card = await cards.executeTakeFirstOrThrow();
    const draft = {
      ...card.draft,
      about: 'Работаю с малышами двадцать лет, люблю гулять и читать. '.repeat(3),
    };
    const found = await readsOfCards(app.db, (db) => inspectCard(db, { ...card, draft }));
    expect(found.toSorted()).toEqual(['cards_by_fingerprint', 'cards_of_owner']);
  });

  it('what is new in saved searches is counted by index', async () => {
    const { id, role } = await app.db
      .selectFrom('users')
      .select(['id', 'role'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const queries = [{}, { city }, { category }, { city, category, live_in: ['living_in'] }];
    await app.db
      .insertInto('saved_searches')
      .values(
        queries.map((query) => ({
          user_id: id,
          kind: 'resume' as const,
          query: JSON.stringify(query),
          words: 'Няня',
          telling: 'daily' as const,
        })),
      )
      .execute();
    const found = await readsOfCards(app.db, (db) => listSearches(db, { id, role, session_id: 0 }));
    expect(found).toContain('cards_newest_in_city');
    expect(found).not.toContain('Seq Scan');
  });

  it('a card finds the searches that wait for it by index', async () => {
    await inSession(app.db, async (db) => {
      await sql`
      insert into saved_searches (user_id, kind, query, words, telling, city_id, category_id)
      select users.id, 'resume', jsonb_build_object('q', n::text), 'Няня', 'daily',
        (select id from cities order by id offset n % 100 limit 1),
        (select id from categories order by id offset n % 5 limit 1)
      from (select min(id) as id from users) as users, generate_series(1, 20000) as n`.execute(db);
      await sql`analyze saved_searches`.execute(db);
    });
    const card = await app.db
      .selectFrom('cards')
      .select(['id', 'kind', 'owner_id', 'city_id', 'category_id', 'codes'])
      .limit(1)
      .executeTakeFirstOrThrow();
    const found = await readsOfCards(app.db, (db) => candidatesOf(db, card), 'saved_searches');
    expect(found).toEqual(['saved_searches_of_card']);
  });

  it('vacancies whose last day is near or over are found by index', async () => {
    const days = { today: '2026-11-22', until: '2026-11-25' };
    const found = await readsOfCards(app.db, async (db) => {
      await expired(db, days.today).limit(200).execute();
      await lastDaysToTell(db, days).limit(200).execute();
    });
    expect(found).toEqual(['cards_by_last_day', 'cards_by_last_day']);
  });

  it('notices a search without an index', async () => {
    const found = await readsOfCards(app.db, (db) =>
      db
        .selectFrom('cards')
        .select('id')
        .where(sql<boolean>`keywords like '%рояль%'`)
        .execute(),
    );
    expect(found).toEqual(['Seq Scan']);
  });
});
