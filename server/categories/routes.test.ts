import { afterAll, beforeAll, expect, it } from 'vitest';
import { listCategories } from '#contract/categories.ts';
import { createCategory, createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('counts the cards of all Russia, or of one city', async () => {
  const category = await createCategory(app);
  for (const city of ['tver', 'tver', 'perm']) {
    const owner = await createPerson(app, { role: 'worker' });
    await createPublished(owner, 'resume', { city }, category);
  }
  const countIn = async (city?: string) => {
    const query = city === undefined ? {} : { city };
    const { data } = await app.visitor().call(listCategories, { query });
    return data.data.find(({ slug }) => slug === category)?.cards_count;
  };
  expect(await countIn()).toEqual({ resume: 3, vacancy: 0 });
  expect(await countIn('tver')).toEqual({ resume: 2, vacancy: 0 });
  expect(await countIn('elets')).toEqual({ resume: 0, vacancy: 0 });
  expect(await countIn('atlantida')).toEqual({ resume: 0, vacancy: 0 });
});
