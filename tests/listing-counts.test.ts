import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { listCategories } from '#contract/categories.ts';
import { freshnesses } from '#contract/freshness.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { createDemoDatabase } from '#tests/harness/postgres.ts';
import { searchListing } from '#web/search/listing/load-listing.ts';
import { searchQueryOf } from '#web/search/state/find-cards.ts';
import { listingSearch } from '#web/search/state/search-state.ts';
import { type Api, createApi } from '#web/lib/api/api.ts';
import { parseQuery } from '#contract/query-string.ts';

/** Every number that a listing shows, beside what is found when one goes there. */
let app: TestApp;
let api: Api;
beforeAll(async () => {
  app = await startTestApp({}, createDemoDatabase);
  api = createApi(async ({ method, path }) => {
    const { statusCode, body } = await app.server.inject({ method, url: `/api${path}` });
    return { status: statusCode, body };
  });
}, 120_000);
afterAll(() => app.stop());

type Listing = Awaited<ReturnType<typeof searchListing>>;

async function open(address: string): Promise<Listing> {
  const [path = '', query = ''] = address.split('?');
  const [, area, ...rest] = path.split('/');
  const kind = area === 'resumes' ? 'resume' : 'vacancy';
  return searchListing(api, kind, rest.join('/'), listingSearch(parseQuery(query)));
}

function metaOf({ results }: Listing) {
  if (!('meta' in results)) throw new Error(results.problem);
  return results.meta;
}

function totalOf(listing: Listing): number {
  const { total, total_is_exact } = metaOf(listing);
  expect(total_is_exact).toBe(true);
  return total;
}

const allOf = async (address: string) => {
  const first = await open(address);
  const last = 'meta' in first.results ? first.results.meta.last_page : 1;
  const pages = Array.from({ length: last }, (_, at) => at + 1);
  const sign = address.includes('?') ? '&' : '?';
  const slugs: string[] = [];
  for (const page of pages) {
    const { results } = await open(`${address}${sign}page=${page}`);
    if ('cards' in results) slugs.push(...results.cards.map(({ slug }) => slug));
  }
  return { slugs, total: totalOf(first) };
};

describe('the number over a list', () => {
  it.each([
    '/resumes',
    '/vacancies/moskva/nyanya',
    '/resumes/moskva/sidelka?photo=yes',
    '/resumes?q=няня',
    // Without some of the words.
    '/resumes?q=семейный повар',
    '/resumes?q=муж и жена в загородный дом',
    '/resumes?schedule[]=mon_evening&schedule[]=wed_evening',
    '/resumes/moskva?fresh=week',
    '/vacancies?q=няня&fresh=month',
  ])('%s: so many different cards come, page by page', async (address) => {
    const { slugs, total } = await allOf(address);
    expect(total).toBeGreaterThan(0);
    expect(slugs).toHaveLength(total);
    expect(new Set(slugs).size).toBe(total);
  });
});

describe('the numbers beside advice', () => {
  it.each([
    '/resumes/yakutsk/logoped',
    '/resumes/moskva/sidelka?q=верхолаз&photo=yes&experience_from=5',
    '/vacancies/tolyatti/voditel?pay_from=900000',
    '/resumes?q=садовник якутск&photo=yes',
    '/resumes/moskva/nyanya?q=верхолаз скалолаз',
    '/resumes/samara?q=шахматы',
    '/vacancies/yakutsk/nyanya?fresh=day&pay_from=1000',
    // Neither here nor anywhere else.
    '/vacancies/yakutsk/nyanya?fresh=day&pay_from=9000000',
  ])('%s: say what is found there', async (address) => {
    const listing = await open(address);
    expect(totalOf(listing)).toBeLessThan(3);
    expect(listing.advice.length).toBeGreaterThan(0);
    expect(new Set(listing.advice.map(({ href }) => href)).size).toBe(listing.advice.length);
    for (const { href, total, isExact } of listing.advice) {
      const there = await open(decodeURIComponent(href));
      // Where only some cards have all words, they are what is counted.
      const { relaxed } = 'meta' in there.results ? there.results : { relaxed: null };
      const found = relaxed ? { total: relaxed.exact, total_is_exact: true } : metaOf(there);
      expect([href, total, isExact]).toEqual([href, found.total, found.total_is_exact]);
      expect(total).toBeGreaterThan(totalOf(listing));
    }
  });

  it('name the nearest cities that have such cards', async () => {
    const advice = async (address: string) =>
      (await open(address)).advice.map(({ text }) => text).filter((text) => / в[о]? /.test(text));
    expect(await advice('/resumes/yakutsk/logoped')).not.toEqual([]);
    expect(await advice('/resumes?q=логопед якутск')).not.toEqual([]);
  });

  it('name the whole country for a city that was only said', async () => {
    const listing = await open('/resumes?q=логопед якутск');
    const { results, advice } = listing;
    if (!('meta' in results)) throw new Error(results.problem);
    expect(results.city).toEqual({ slug: 'yakutsk', prepositional: 'в Якутске', words: 'логопед' });
    expect(results.meta.total).toBeLessThan(3);
    expect(advice.map(({ href }) => href)).toContain(
      '/resumes?q=%D0%BB%D0%BE%D0%B3%D0%BE%D0%BF%D0%B5%D0%B4',
    );
  });

  it('are not given where enough is found', async () => {
    expect((await open('/resumes/moskva/nyanya')).advice).toEqual([]);
  });
});

it('the numbers beside the categories of a city say what is found there', async () => {
  const listing = await open('/resumes/moskva');
  for (const { slug, cards_count } of listing.categories ?? []) {
    expect([slug, cards_count.resume]).toEqual([
      slug,
      totalOf(await open(`/resumes/moskva/${slug}`)),
    ]);
  }
  const { data } = await api.call(listCategories, { query: {} });
  for (const { slug, cards_count } of data) {
    expect([slug, cards_count.vacancy]).toEqual([slug, totalOf(await open(`/vacancies/${slug}`))]);
  }
});

describe('the numbers beside new cards', () => {
  it.each([
    '/resumes',
    '/vacancies/moskva',
    '/resumes/moskva/nyanya?photo=yes&fresh=week',
    '/resumes?q=няня',
    // Without some of the words.
    '/resumes?q=няня верхолаз',
  ])('%s: say what is found there', async (address) => {
    const { kind, city, category, filters } = await open(address);
    const query = searchQueryOf({ kind, city, category }, filters);
    const { data, estimated } = await api.call(cardCalls[kind].countOptions, { query });
    expect(estimated).not.toContain('fresh');
    const [path = '', rest = ''] = address.replace(/&?fresh=\w+/, '').split('?');
    const found = await Promise.all(
      freshnesses.map(async (fresh) => {
        const search = [rest, `fresh=${fresh}`].filter(Boolean).join('&');
        return [fresh, totalOf(await open(`${path}?${search}`))] as const;
      }),
    );
    expect(Object.fromEntries(found.filter(([, total]) => total > 0))).toEqual(data['fresh'] ?? {});
    expect(data['fresh']?.['month']).toBeGreaterThan(0);
  });
});

it('of many cards the numbers beside choices are estimates, and say so', async () => {
  const copies = 1500;
  await sql`
    insert into cards (kind, owner_id, category_id, slug, state, draft, content, city_id, terms,
      first_published_at, published_at)
    select kind, owner_id, category_id, 'many-' || lpad(n::text, 6, '0'), state, draft, content,
      (select id from cities where slug = 'kyzyl'), terms, first_published_at, published_at
    from generate_series(1, ${sql.lit(copies)}) as n, (
      select * from cards
      where state = 'published' and kind = 'resume' and terms @> '{live_in:visiting}' limit 1
    ) as card`.execute(app.db);
  const query = { city: 'kyzyl' };
  const before = await api.call(cardCalls.resume.countOptions, {
    query: { ...query, q: 'логопед' },
  });
  expect(before.is_exact).toBe(true);
  const { data, is_exact } = await api.call(cardCalls.resume.countOptions, { query });
  expect(is_exact).toBe(false);
  const total = totalOf(await open('/resumes/kyzyl'));
  expect(total).toBeGreaterThanOrEqual(copies);
  expect(data['live_in']?.['visiting']).toBe(total);
});
