import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DraftChange } from '#contract/drafts.ts';
import { autocomplete } from '#contract/autocomplete.ts';
import { storeColumns } from '#tests/card-life.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { refreshSuggestions } from './actions.ts';

let app: TestApp;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp();
  reader = await createPerson(app, { role: 'worker' });
});
afterAll(() => app.stop());

const refresh = () => app.db.transaction().execute(refreshSuggestions);
const ask = async (query: { q?: string; field: string; category?: string }) =>
  (await reader.visitor.call(autocomplete, { query })).data?.data;
const workplace = { from: '2019-09', until: '2023-05', duties: null, can_refer: false };

async function publishAll(parts: DraftChange[]) {
  const cards = [];
  for (const draft of parts) {
    const owner = await createPerson(app, { role: 'worker' });
    cards.push(await createPublished(owner, 'resume', draft));
  }
  return cards;
}

it('offers what three people have written, in the spelling that is usual', async () => {
  const place = 'Детский сад «Солнышко»';
  const cards = await publishAll([
    { title: 'Няня выходного дня', workplaces: [{ ...workplace, place }] },
    { title: 'Няня  выходного  дня', workplaces: [{ ...workplace, place }] },
    { title: 'няня выходного дня', workplaces: [{ ...workplace, place }] },
    { title: 'Няня выходного дня' },
    { title: 'Няня Авдотья с улицы Тихой' },
    { title: 'Няня Авдотья с улицы Тихой' },
    { title: 'Няня, 8 900 123' },
  ]);
  expect(await ask({ q: 'ня', field: 'title' })).toEqual([]);
  await refresh();
  const usual = ['Няня выходного дня'];
  for (const q of ['', 'н', 'НЯНЯ', 'выход', 'дня', '«няня»']) {
    expect(await ask({ q, field: 'title' })).toEqual(usual);
  }
  expect(await ask({ q: 'ня', field: 'title', category: 'nyanya' })).toEqual(usual);
  expect(await ask({ q: 'ня', field: 'title', category: 'repetitor' })).toEqual([]);
  expect(await ask({ q: 'ня', field: 'position' })).toEqual(usual);
  expect(await ask({ q: 'солн', field: 'workplace' })).toEqual([place]);
  // What is there already needs no offer, and no sign of a pattern means anything.
  for (const q of ['няня выходного дня', '%', '_', 'ыходного', 'авдотья']) {
    expect(await ask({ q, field: 'title' })).toEqual([]);
  }
  // One of the three is enough to take it back.
  for (const card of cards.slice(0, 2)) await storeColumns(app, card, { state: 'paused' });
  await refresh();
  expect(await ask({ q: 'ня', field: 'title' })).toEqual([]);
});

it('one person who writes the same three times is one person', async () => {
  const owner = await createPerson(app, { role: 'worker' });
  for (const category of ['nyanya', 'repetitor', 'sidelka']) {
    const card = await createPublished(owner, 'resume', { title: 'Секрет' }, category).catch(
      () => null,
    );
    if (card) await storeColumns(app, card, { owner_id: owner.id });
  }
  await app.db
    .updateTable('cards')
    .set({ state: 'published' })
    .where('owner_id', '=', owner.id)
    .where('published_at', 'is not', null)
    .execute();
  await refresh();
  expect(await ask({ q: 'секр', field: 'title' })).toEqual([]);
});

it('offers the choices of a question, and knows no other fields', async () => {
  const languages = await ask({ q: 'ан', field: 'language' });
  expect(languages).toContain('английский');
  expect(languages).not.toContain('французский');
  expect(await ask({ q: 'ан', field: 'languages' })).toEqual(languages);
  for (const field of ['about', 'constructor', 'phone', 'address']) {
    const { status, problem } = await reader.visitor.call(autocomplete, { query: { field } });
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['field']]);
  }
  const many = await ask({ field: 'languages' });
  expect(many?.length).toBeLessThanOrEqual(10);
  expect((await app.visitor().call(autocomplete, { query: { field: 'title' } })).status).toBe(401);
});
