import { afterAll, beforeAll, expect, it } from 'vitest';
import { getCategoryForm } from '#contract/categories.ts';
import { categories } from '#db/content/categories.ts';
import { startingDefinitions } from '#db/content/questions/sets.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it.each(categories)('$name asks what the starting content says', async ({ slug }) => {
  for (const kind of ['resume', 'vacancy'] as const) {
    const input = { params: { category: slug }, query: { kind } };
    const { data } = await app.visitor().call(getCategoryForm, input);
    expect(data.definitions.filter(({ hidden }) => !hidden)).toEqual(
      startingDefinitions(slug, kind),
    );
  }
});

it('leaves out what makes no sense in a category', async () => {
  const keysOf = async (category: string) => {
    const input = { params: { category }, query: { kind: 'resume' } } as const;
    const { data } = await app.visitor().call(getCategoryForm, input);
    return data.definitions.filter(({ hidden }) => !hidden).map(({ key }) => key);
  };
  expect(await keysOf('repetitor')).not.toContain('live_in');
  expect(await keysOf('sidelka')).toContain('live_in');
});
