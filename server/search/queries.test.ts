import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import type { SearchQuery } from '#contract/card-search.ts';
import type { CardKind } from '#contract/categories.ts';
import { createCategory, createPublished, startCard } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const search = (query: SearchQuery, kind: CardKind = 'resume') =>
  app.visitor().call(cardCalls[kind].search, { query });
const slugsOf = async (query: SearchQuery, kind?: CardKind) => {
  const { status, data, problem } = await search(query, kind);
  expect(problem).not.toHaveProperty('errors');
  expect(status).toBe(200);
  return data.data.map(({ slug }) => slug);
};
const worker = () => createPerson(app, { role: 'worker' });

describe('filters', () => {
  const options = ['light', 'medium', 'heavy'].map((value) => ({ value, label: value }));
  const questions = [
    { key: 'mobility', type: 'one', options, filterable: true },
    { key: 'skills', type: 'many', options, filterable: true },
    { key: 'grid', type: 'week', filterable: true },
    { key: 'injections', type: 'yes_no', filterable: true },
    { key: 'lifting', type: 'number', filterable: true },
    { key: 'weekly_hours', type: 'range', filterable: true },
    { key: 'secret', type: 'one', options },
  ] as const;
  let category: string;
  let first: string;
  let second: string;

  beforeAll(async () => {
    category = await createCategory(
      app,
      questions.map((question) => ({ ...question })),
    );
    const publish = async (
      answers: Record<string, string | string[] | number | boolean | object>,
    ) =>
      (await createPublished(await worker(), 'resume', { answers: answers as never }, category))
        .slug;
    first = await publish({
      mobility: 'light',
      skills: ['light', 'medium'],
      grid: ['mon_morning', 'tue_day'],
      injections: true,
      lifting: 40,
      weekly_hours: { from: 10, to: 20 },
      secret: 'light',
    });
    second = await publish({
      mobility: 'heavy',
      skills: ['heavy'],
      grid: ['sun_night'],
      injections: false,
      lifting: 80,
      weekly_hours: { from: 30, to: null },
      secret: 'heavy',
    });
    await publish({});
  });

  it.each<[SearchQuery, ('first' | 'second')[]]>([
    [{ mobility: 'light' }, ['first']],
    [{ mobility: ['light', 'heavy'] }, ['second', 'first']],
    [{ mobility: ['light', 'no-such'] }, ['first']],
    [{ mobility: 'no-such' }, []],
    [{ mobility: '\0' }, []],
    [{ skills: ['medium', 'heavy'] }, ['second', 'first']],
    [{ skills: 'medium', mobility: 'heavy' }, []],
    [{ grid: ['tue_day', 'tue_night'] }, ['first']],
    [{ injections: 'yes' }, ['first']],
    [{ injections: 'no' }, ['second']],
    [{ lifting_from: '41' }, ['second']],
    [{ lifting_to: 40 }, ['first']],
    [{ lifting_from: 40, lifting_to: 80 }, ['second', 'first']],
    [{ lifting_from: 81, lifting_to: 10 }, []],
    [{ weekly_hours_from: 20 }, ['second', 'first']],
    [{ weekly_hours_from: 21, weekly_hours_to: 29 }, []],
    [{ weekly_hours_to: 12 }, ['first']],
    [{ live_in: ['visiting'], injections: 'yes' }, ['first']],
    [{ experience_from: 16 }, []],
  ])('%j', async (query, expected) => {
    const found = await slugsOf({ category, ...query });
    expect(found).toEqual(expected.map((name) => ({ first, second })[name]));
  });

  it('passes over words that name no filter', async () => {
    const words = { secret: 'heavy', utm_source: 'x', lifting: '80', constructor: 'x', "a'b": '1' };
    expect(await slugsOf({ category, ...words })).toHaveLength(3);
    expect(await slugsOf({ mobility: 'no-such', city: 'moskva' })).not.toEqual([]);
  });

  it('refuses numbers that are none', async () => {
    for (const value of ['сорок', '1e3', '1.5', '1'.repeat(12), ['1']]) {
      const { status, problem } = await search({ category, lifting_from: value });
      expect(status).toBe(422);
      expect(problem.errors).toEqual({ lifting_from: ['Введите целое число'] });
    }
    for (const query of [{ page: 0 }, { page: 401 }, { pay_from: -1 }, { sort: 'x' as 'new' }]) {
      expect((await search(query)).status).toBe(422);
    }
  });

  it('looks at the common questions when there is no category', async () => {
    const owner = await worker();
    const { slug } = await createPublished(owner, 'resume', {
      city: 'perm',
      answers: { languages: ['french'] },
    });
    await createPublished(await worker(), 'resume', { city: 'perm' });
    expect(await slugsOf({ city: 'perm', languages: ['french'] })).toEqual([slug]);
  });
});

describe('hours of the week', () => {
  const cells = ['mon_evening', 'wed_evening', 'fri_evening'];
  const publish = async (category: string, schedule: string[], about?: string) =>
    (
      await createPublished(
        await worker(),
        'resume',
        { answers: { schedule }, ...(about && { about }) },
        category,
      )
    ).slug;

  it('are met by any of them, by most of them first', async () => {
    const category = await createCategory(app);
    const all = await publish(category, [...cells, 'sun_day']);
    const two = await publish(category, ['mon_evening', 'wed_evening', 'wed_day']);
    const one = await publish(category, ['fri_evening', 'fri_day', 'sat_day', 'sun_day']);
    await publish(category, ['mon_day', 'wed_night']);
    const later = await publish(category, ['wed_evening']);
    const schedule = [...cells];
    expect(await slugsOf({ category, schedule })).toEqual([all, two, later, one]);
    expect(await slugsOf({ category, schedule: ['mon_evening', 'wed_evening'] })).toEqual([
      two,
      all,
      later,
    ]);
    expect(await slugsOf({ category, schedule, sort: 'new' })).toEqual([later, one, two, all]);
    expect(await slugsOf({ category, schedule: ['fri_evening'] })).toEqual([one, all]);
  });

  it('come before the nearness of words', async () => {
    const category = await createCategory(app);
    const music = 'Учу детей музыке, пою и играю с ними каждый день без исключения.';
    const both = await publish(category, cells, music);
    const one = await publish(category, ['mon_evening'], `${music} Музыка важна.`);
    expect(await slugsOf({ category, q: 'музыка', schedule: cells })).toEqual([both, one]);
  });
});

describe('places', () => {
  it('are stations and districts of the city, any of those asked for', async () => {
    const category = await createCategory(app);
    const publish = async (place: string | null, city = 'moskva') =>
      (await createPublished(await worker(), 'resume', { place, city }, category)).slug;
    const station = await publish('м. Сокол');
    const district = await publish('район Аэропорт');
    const both = await publish('Сокол, Аэропорт');
    const spelled = await publish('щелковская');
    await publish('Чёрная речка', 'sankt-peterburg');
    await publish(null);
    const at = (query: SearchQuery) => slugsOf({ category, city: 'moskva', ...query });
    expect(await at({ metro: 'sokol' })).toEqual([both, station]);
    expect(await at({ district: ['sokol'] })).toEqual([both]);
    expect(await at({ metro: ['sokol', 'shchelkovskaya'] })).toEqual([spelled, both, station]);
    expect(await at({ metro: 'sokol', district: 'aeroport' })).toEqual([both, district, station]);
    expect(await at({ metro: 'no-such' })).toEqual([]);
    expect(await at({ metro: 'chernaya-rechka' })).toEqual([]);
    expect(await slugsOf({ category, metro: 'sokol' })).toHaveLength(6);
    expect((await search({ city: 'moskva', metro: 'Сокол' })).status).toBe(422);
  });
});

describe('pay', () => {
  it('filters and sorts in rubles, for the good of the searcher', async () => {
    const category = await createCategory(app);
    const create = async (
      kind: CardKind,
      from: number | null,
      to: number | null,
      unit = 'hour',
    ) => {
      const owner = await createPerson(app, { role: kind === 'resume' ? 'worker' : 'employer' });
      const pay = { from_kopecks: from, to_kopecks: to, unit: unit as 'hour' };
      return (await createPublished(owner, kind, { pay }, category)).slug;
    };
    const low = await create('vacancy', 30_000, null);
    const high = await create('vacancy', null, 90_000);
    const monthly = await create('vacancy', 8_000_000, 8_400_000, 'month');
    const paid = (query: SearchQuery) => slugsOf({ category, ...query }, 'vacancy');
    expect(await paid({ pay_from: 900, pay_unit: 'hour' })).toEqual([high]);
    expect(await paid({ pay_from: 901, pay_unit: 'hour' })).toEqual([]);
    expect(await paid({ pay_unit: 'hour' })).toEqual([high, low]);
    expect(await paid({ pay_to: 299, pay_unit: 'hour' })).toEqual([]);
    expect(await paid({ pay_from: 300 })).toEqual([monthly, high, low]);
    expect(await paid({ sort: 'pay' })).toEqual([high, monthly, low]);
    // 84 000 a month are 500 an hour: sums without a unit are compared by the hour.
    expect(await paid({ pay_from: 501 })).toEqual([high]);
    expect(await paid({ pay_from: 500 })).toEqual([monthly, high]);
    expect(await paid({ pay_from: 84_000 })).toEqual([monthly, high]);
    expect(await paid({ pay_from: 84_000, pay_unit: 'month' })).toEqual([monthly]);
    const dear = await create('resume', 60_000, null);
    const cheap = await create('resume', 20_000, 90_000);
    expect(await slugsOf({ category, sort: 'pay' })).toEqual([cheap, dear]);
    expect(await slugsOf({ category, pay_to: 500 })).toEqual([cheap]);
  });
});

describe('paging', () => {
  it('shows every card once, newest first, also when dates are equal', async () => {
    const category = await createCategory(app);
    const { slug } = await createPublished(await worker(), 'resume', {}, category);
    await copyCard(slug, 59);
    const pages = await Promise.all(
      [1, 2, 3, 4, 400].map(async (page) => (await search({ category, page })).data),
    );
    expect(pages.map(({ data }) => data.length)).toEqual([25, 25, 10, 0, 0]);
    expect(pages[3]?.meta).toEqual({
      current_page: 4,
      last_page: 3,
      per_page: 25,
      total: 60,
      total_is_exact: true,
    });
    const tiles = pages.flatMap(({ data }) => data);
    expect(new Set(tiles.map(({ slug }) => slug)).size).toBe(60);
    const dates = tiles.map(({ published_at }) => published_at);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const payPages = await Promise.all(
      [1, 2, 3].map((page) => slugsOf({ category, page, sort: 'pay' })),
    );
    expect(new Set(payPages.flat()).size).toBe(60);
  });

  it('counts no further than it says', async () => {
    const category = await createCategory(app);
    const { slug } = await createPublished(await worker(), 'resume', {}, category);
    await copyCard(slug, 9999);
    const exact = { last_page: 400, total: 10_000, total_is_exact: true };
    expect((await search({ category })).data.meta).toMatchObject(exact);
    await copyCard(slug, 1);
    expect((await search({ category })).data.meta).toMatchObject({
      ...exact,
      total_is_exact: false,
    });
    expect((await search({ category, page: 400 })).data.data).toHaveLength(25);
  });
});

it('answers 404 to a city or category that is not there, and nothing to an empty one', async () => {
  expect((await search({ city: 'atlantida' })).status).toBe(404);
  expect((await search({ category: 'astronavt' })).status).toBe(404);
  const empty = await search({ city: 'yakutsk' }, 'vacancy');
  expect(empty.data).toMatchObject({ data: [], meta: { total: 0, last_page: 1 } });
});

it('shows neither drafts nor the other kind', async () => {
  const category = await createCategory(app);
  await startCard(await worker(), 'resume', { city: 'moskva' }, category);
  const { slug } = await createPublished(await worker(), 'resume', {}, category);
  expect(await slugsOf({ category })).toEqual([slug]);
  expect(await slugsOf({ category }, 'vacancy')).toEqual([]);
});

let copies = 0;

const copiesAtOnce = 1000;

/** Copies share their dates by sevens. */
async function copyCard(slug: string, times: number): Promise<void> {
  for (let copied = 0; copied < times; copied += copiesAtOnce) {
    const size = Math.min(copiesAtOnce, times - copied);
    await sql`
      insert into cards (kind, owner_id, category_id, slug, state, draft, content, city_id,
        pay_from_kopecks, pay_to_kopecks, pay_unit, terms, first_published_at, published_at)
      select kind, owner_id, category_id,
        'copy-' || lpad((${sql.lit(copies)} + n)::text, 6, '0'),
        state, draft, content, city_id, pay_from_kopecks, pay_to_kopecks, pay_unit, terms,
        first_published_at, published_at - make_interval(secs => (${sql.lit(copied)} + n) / 7)
      from cards, generate_series(1, ${sql.lit(size)}) as n
      where slug = ${slug}`.execute(app.db);
    copies += size;
  }
}
