import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { createDemoDatabase } from '#tests/harness/postgres.ts';
import {
  type Expected,
  fifthQueries,
  fourthQueries,
  laterQueries,
  queries,
  type Query,
  thirdQueries,
} from './queries.ts';

/** The two thousand cards of the demo, asked as people ask. */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, createDemoDatabase);
}, 120_000);
afterAll(() => app.stop());

const firstCards = 5;

async function answerTo(q: string, { kind = 'resume' }: Expected, category?: string) {
  const query = { q, ...(category && { category }) };
  const { status, data } = await app.visitor().call(cardCalls[kind].search, { query });
  expect(status).toBe(200);
  // Cards that are said to have only a part of what was asked for are not judged beside those with all.
  const judged = data.relaxed?.exact || firstCards;
  const slugs = data.data.slice(0, judged).map(({ slug }) => slug);
  if (slugs.length === 0) return [];
  return app.db
    .selectFrom('cards')
    .innerJoin('categories', 'categories.id', 'cards.category_id')
    .innerJoin('cities', 'cities.id', 'cards.city_id')
    .select(['categories.slug as category', 'cities.slug as city', 'terms'])
    .where('cards.slug', 'in', slugs)
    .execute();
}

/** Null when all of the first cards are what was asked for. */
async function faultIn([q, expected]: Query, inside?: string): Promise<string | null> {
  const cards = await answerTo(q, expected, inside);
  if (cards.length === 0) return `${q}: nothing`;
  const { category, city, has = [], lacks = [] } = expected;
  const wrong = cards.filter(
    (card) =>
      (category !== undefined && card.category !== category) ||
      (city !== undefined && card.city !== city) ||
      has.some((term) => !card.terms.includes(term)) ||
      lacks.some((term) => card.terms.includes(term)),
  );
  return wrong.length === 0 ? null : `${q}: ${wrong.length} of ${cards.length} are something else`;
}

async function faultsIn(asked: Query[]): Promise<string[]> {
  const faults: string[] = [];
  for (const query of asked) {
    const fault = await faultIn(query);
    if (fault) faults.push(fault);
  }
  return faults;
}

describe('what people type', () => {
  it('is at least 120 queries, each once', () => {
    expect(queries.length).toBeGreaterThanOrEqual(120);
    expect(new Set(queries.map(([q]) => q)).size).toBe(queries.length);
  });

  it.each([
    ['as the search was made', queries],
    ['later', laterQueries],
    ['later still', thirdQueries],
    ['after that', fourthQueries],
    ['last', fifthQueries],
  ])(
    'finds what they mean, 95 times of 100: written %s',
    async (_, asked) => {
      const faults = await faultsIn(asked);
      expect(faults.slice(asked.length * 0.05)).toEqual([]);
    },
    60_000,
  );

  it('finds it in the list of its category as well', async () => {
    const faults: string[] = [];
    const inCategory = queries.filter(([, { category }]) => category !== undefined);
    for (const query of inCategory) {
      const fault = await faultIn(query, query[1].category);
      if (fault) faults.push(fault);
    }
    expect(faults.slice(inCategory.length * 0.05)).toEqual([]);
  }, 60_000);
});
