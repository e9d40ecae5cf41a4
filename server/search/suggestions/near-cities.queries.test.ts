import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchQuery } from '#contract/card-search.ts';
import { nearCitiesCalls } from '#contract/near-cities.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.db.updateTable('attribute_definitions').set({ required: false }).execute();
  const publish = async (city: string, title: string, category = 'sidelka') => {
    const worker = await createPerson(app, { role: 'worker' });
    await createPublished(worker, 'resume', { city, place: null, title }, category);
  };
  await publish('perm', 'Сиделка');
  await publish('perm', 'Сиделка с попугаем');
  await publish('kazan', 'Сиделка');
  await publish('perm', 'Няня, бывшая сиделка', 'nyanya');
});
afterAll(() => app.stop());

const near = async (query: SearchQuery & { city: string }) => {
  const { status, data } = await app.visitor().call(nearCitiesCalls.resume, { query });
  expect(status).toBe(200);
  return data.data.map(({ slug, count }) => [slug, count]);
};

it('the nearest cities come first, each with what is found in it', async () => {
  const city = 'izhevsk';
  const both = [
    ['perm', 2],
    ['kazan', 1],
  ];
  expect(await near({ city, category: 'sidelka' })).toEqual(both);
  // Of the category that the words name.
  expect(await near({ city, q: 'сиделка' })).toEqual(both);
  expect(await near({ city, q: 'сиделка попугай' })).toEqual([['perm', 1]]);
  expect(await near({ city, category: 'sidelka', photo: 'yes' })).toEqual([]);
  expect(await near({ city: 'perm', category: 'sidelka' })).toEqual([['kazan', 1]]);
  // A station is one of its city only.
  expect(await near({ city, category: 'sidelka', metro: 'sokol' })).toEqual(both);
});

it('a city that is not there has no neighbours', async () => {
  const query = { city: 'atlantida' };
  expect((await app.visitor().call(nearCitiesCalls.resume, { query })).status).toBe(404);
});
