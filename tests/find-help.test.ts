import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import type { SearchQuery } from '#contract/card-search.ts';
import { listPlaces } from '#contract/places.ts';
import { categories } from '#db/content/categories.ts';
import { localities } from '#db/demo/localities.ts';
import { startTestApp, type TestApp } from './harness/app.ts';
import { createDemoDatabase } from './harness/postgres.ts';

/** Families and helpers among the two thousand cards of the demo. */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, createDemoDatabase);
}, 120_000);
afterAll(() => app.stop());

async function find(kind: 'resume' | 'vacancy', query: SearchQuery) {
  const { status, data } = await app.visitor().call(cardCalls[kind].search, { query });
  expect(status).toBe(200);
  return data;
}

const query = {
  category: 'sidelka',
  live_in: ['living_in'],
  conditions: ['dementia'],
  schedule: ['sat_night', 'sun_night'],
};

describe('a family that needs a carer to live in, who knows dementia and works on weekend nights', () => {
  it('lives in any of forty cities', () => {
    expect(new Set(localities.map(({ slug }) => slug)).size).toBe(40);
  });

  it.each(localities)('finds somebody in $slug', async ({ slug }) => {
    const { data, meta } = await find('resume', { ...query, city: slug });
    expect(meta.total).toBeGreaterThan(0);
    const first = data[0]?.slug ?? '';
    const { data: page } = await app
      .visitor()
      .call(cardCalls.resume.show, { params: { slug: first } });
    const lines = page.groups.flatMap((group) => group.lines);
    expect(lines.find(({ key }) => key === 'live_in')?.text).toContain('с проживанием');
    expect(lines.find(({ key }) => key === 'conditions')?.text).toContain('деменция');
    expect(page.week?.some((cell) => ['sat_night', 'sun_night'].includes(cell))).toBe(true);
  });
});

describe('a helper', () => {
  it.each([
    'moskva',
    'sankt-peterburg',
    'novosibirsk',
    'ekaterinburg',
    'kazan',
    'nizhniy-novgorod',
    'samara',
  ])('finds vacancies at a station of %s, and only there', async (city) => {
    const { data } = await find('vacancy', { city });
    const label = data.map(({ place }) => place).find((place) => place?.startsWith('м. ')) ?? '';
    const places = await app.visitor().call(listPlaces, { query: { city, q: label } });
    const station = places.data.data.find((place) => place.label === label);
    const near = await find('vacancy', { city, metro: station?.slug });
    expect(near.meta.total).toBeGreaterThan(0);
    expect(near.data.filter(({ place }) => !place?.includes(station?.name ?? '?'))).toEqual([]);
  });

  it.each(categories)('of every category is found: $slug', async ({ slug }) => {
    const city = 'moskva';
    expect((await find('resume', { category: slug, city })).meta.total).toBeGreaterThan(0);
    expect((await find('vacancy', { category: slug, city })).meta.total).toBeGreaterThan(0);
  });

  it.each(categories)('of $slug is found by what people call them', async ({ slug, forms }) => {
    const { meta } = await find('resume', { category: slug });
    const called = [forms.one, forms.accusative, forms.many_genitive];
    const totals = called.map(async (q) => [
      q,
      (await find('resume', { category: slug, q })).meta.total,
    ]);
    expect(await Promise.all(totals)).toEqual(called.map((words) => [words, meta.total]));
  });
});
