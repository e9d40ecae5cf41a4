import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchWordCalls } from '#contract/search-words.ts';
import { seedContent } from '#db/content/seed.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createPerson(app, { role: 'admin' });
});
afterAll(() => app.stop());

const read = async (q: string) =>
  (await admin.visitor.call(searchWordCalls.read, { query: { kind: 'resume', q } })).data;
const list = async () => (await admin.visitor.call(searchWordCalls.list)).data;
const saveWord = (said: string, instead: string) =>
  admin.visitor.call(searchWordCalls.saveWord, { body: { said, instead } });

it('a word that the operator explains is searched as its synonyms, and a release leaves it', async () => {
  expect((await read('пестунья')).words).not.toContain('гувернантк');
  expect((await saveWord('Пестунья', 'Гувернантка, няня')).status).toBe(204);
  expect((await read('пестунья')).words).toContain('гувернантк');
  await seedContent(app.db);
  expect((await list()).words).toEqual([{ said: 'пестунья', instead: 'гувернантка, няня' }]);
  const remove = () =>
    admin.visitor.call(searchWordCalls.remove, {
      params: { what: 'words' },
      query: { said: 'пестунья' },
    });
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
  expect((await read('пестунья')).words).not.toContain('гувернантк');
});

it('a phrase is looked for as other words', async () => {
  const body = { said: 'мать тереза', instead: 'сиделка' };
  expect((await admin.visitor.call(searchWordCalls.savePhrase, { body })).status).toBe(204);
  expect(await read('мать тереза')).toMatchObject({ category: 'Сиделка' });
  expect((await list()).phrases).toEqual([body]);
});

it.each([
  ['said', 'два слова', 'няня'],
  ['said', 'для', 'няня'],
  ['said', "'; drop", 'няня'],
  ['instead', 'пестунья', 'для'],
])('says what is wrong with %s: «%s»', async (field, said, instead) => {
  const { status, problem } = await saveWord(said, instead);
  expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, [field]]);
});

it('a moderator changes nothing here', async () => {
  const moderator = await createPerson(app, { role: 'moderator' });
  const body = { said: 'пестунья', instead: '' };
  expect((await moderator.visitor.call(searchWordCalls.saveWord, { body })).status).toBe(403);
});
