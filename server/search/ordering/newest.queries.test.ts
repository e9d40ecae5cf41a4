import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import type { SearchQuery } from '#contract/card-search.ts';
import { nearCitiesCalls } from '#contract/near-cities.ts';
import { inSession } from '#db/demo/bulk/session.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

/** More than are looked through one by one; every one is a minute older than the one before. */
const cards = 20_000;
const city = 'kyzyl';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  const worker = await createPerson(app, { role: 'worker' });
  const { slug } = await createPublished(worker, 'resume', { city, place: null });
  await inSession(app.db, async (db) => {
    await sql`
      insert into cards (kind, owner_id, category_id, slug, state, draft, content, city_id, terms,
        heading, first_published_at, published_at)
      select kind, owner_id, category_id, 'copy-' || lpad(n::text, 6, '0'), state, draft, content,
        city_id,
        case when n % 3 = 0 then array['live_in:living_in'] else '{}' end
          || case when n > 15000 and n % 2 = 0 then array['live_in:visiting'] else '{}' end
          || case when n % 40 = 0 then array['languages:french'] else '{}' end,
        case when n % 5 = 0 then 'Аквариум' when n % 2500 = 1 then 'Арфа' else '' end,
        first_published_at, now() - n * interval '1 minute'
      from cards, generate_series(1, ${sql.lit(cards)}) as n where slug = ${slug}`.execute(db);
    await sql`delete from cards where slug = ${slug}`.execute(db);
    await sql`vacuum analyze cards`.execute(db);
  });
}, 120_000);
afterAll(() => app.stop());

const search = async (query: SearchQuery) => {
  const { status, data } = await app.visitor().call(cardCalls.resume.search, { query });
  expect(status).toBe(200);
  return { ...data.meta, numbers: data.data.map((card) => Number(card.slug.slice(-6))) };
};
const every = (step: number, from: number, count: number) =>
  Array.from({ length: count }, (_, at) => (from + at) * step);

it.each<[SearchQuery, number]>([
  [{ live_in: ['living_in'] }, 3],
  [{ city, live_in: ['living_in'] }, 3],
  [{ q: 'аквариум' }, 5],
  [{ city, q: 'аквариум', sort: 'new' }, 5],
  [{ city, category: 'nyanya', languages: ['french'] }, 40],
])('%j: what many have comes page by page, and is estimated', async (query, step) => {
  const first = await search(query);
  // A late page may count them all, and tell it to those that are asked for later.
  const others = await Promise.all([2, 7, 18].map((page) => search({ ...query, page })));
  for (const { current_page: page, numbers } of [first, ...others]) {
    expect(numbers).toEqual(every(step, 1 + (page - 1) * 25, 25));
  }
  const { total, total_is_exact: isExact } = first;
  expect(isExact).toBe(step === 40);
  expect(total / (cards / step)).toBeGreaterThan(0.85);
  expect(total / (cards / step)).toBeLessThan(1.15);
});

it.each<[SearchQuery, number[]]>([
  [{ q: 'арфа' }, [1, 2501, 5001, 7501, 10_001, 12_501, 15_001, 17_501]],
  [{ city, q: 'арфа', fresh: 'week' }, [1, 2501, 5001, 7501, 10_001]],
])('%j: what few have is found to the last one', async (query, numbers) => {
  const found = await search({ ...query, sort: 'new' });
  expect(found).toMatchObject({ numbers, total: numbers.length, total_is_exact: true });
});

it('what none of the newest has is found among the old ones, and every page says how many', async () => {
  for (const page of [1, 2, 40]) {
    const found = await search({ city, live_in: ['visiting'], page });
    expect(found).toMatchObject({ total: 2500, total_is_exact: true });
    expect(found.numbers).toEqual(every(2, 7501 + (page - 1) * 25, 25));
  }
});

it('the next pages tell the total of the first one', async () => {
  const totals: number[] = [];
  for (const page of [1, 2, 3]) {
    totals.push((await search({ category: 'nyanya', live_in: ['living_in'], page })).total);
  }
  expect(totals).toEqual(totals.map(() => totals[0]));
});

it('the page after the last one is empty, however its number was estimated', async () => {
  // Whatever counts them tells all pages their number; other tests have other words for this.
  const query = { category: 'nyanya', q: 'аквариум' };
  expect(await search({ ...query, page: 161 })).toMatchObject({ total: cards / 5, numbers: [] });
  const last = await search({ ...query, page: 160 });
  expect(last).toMatchObject({ total: cards / 5, total_is_exact: true });
  expect(last.numbers).toHaveLength(25);
});

it('new ones are counted exactly where all of them are near', async () => {
  const found = await search({ q: 'аквариум', fresh: 'day' });
  expect(found).toMatchObject({ total: 24 * 12 - 1, total_is_exact: true });
});

it('choices are estimated by the newest', async () => {
  const query = { city, q: 'аквариум' };
  const { data } = await app.visitor().call(cardCalls.resume.countOptions, { query });
  const [living = 0, week = 0] = [data.data.live_in?.living_in, data.data.fresh?.week];
  expect(data.is_exact).toBe(false);
  expect(living / (cards / 15)).toBeGreaterThan(0.8);
  expect(living / (cards / 15)).toBeLessThan(1.2);
  expect(week / (7 * 24 * 12)).toBeGreaterThan(0.8);
  expect(week / (7 * 24 * 12)).toBeLessThan(1.2);
});

it('a near city with very many is told of with the number that its list tells', async () => {
  const query = { q: 'аквариум', city: 'abakan' };
  const { data } = await app.visitor().call(nearCitiesCalls.resume, { query });
  const { total } = await search({ ...query, city });
  expect(data.data.map((near) => [near.slug, near.count])).toEqual([[city, total]]);
});
