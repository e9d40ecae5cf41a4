import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getAbout, listSlides } from '#contract/content.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { seedContent } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('seeds a text once: neither an edit nor a removal is undone by the next start', async () => {
  await app.db
    .updateTable('content_pages')
    .set({ body: 'Переписано.' })
    .where('key', '=', 'about')
    .execute();
  await app.db.deleteFrom('slides').where('key', '=', 'agreement').execute();
  await seedContent(app.db);
  const about = await app.visitor().call(getAbout);
  expect(about.data.body).toEqual([{ type: 'paragraph', spans: [{ text: 'Переписано.' }] }]);
  const slides = await app.visitor().call(listSlides);
  expect(slides.data.data.map(({ key }) => key)).not.toContain('agreement');
});

it('brings the meanings of words up to date, but for those of an operator', async () => {
  const { db } = app;
  const meanings = () =>
    db
      .selectFrom('search_phrases')
      .select(['phrase', 'words', 'terms'])
      .where('phrase', 'in', ['спб', 'мск', 'былое слово', 'свое слово'])
      .orderBy('phrase')
      .execute();
  const rewrites = () =>
    sql<{ count: number }>`
      select count(*)::int from word_rewrites where substitute = 'попугай'`.execute(db);
  const before = await meanings();
  expect(before.map(({ phrase }) => phrase)).toEqual(['мск', 'спб']);
  await db
    .updateTable('search_phrases')
    .set({ words: 'тула' })
    .where('phrase', '=', 'спб')
    .execute();
  const own = { words: 'москва центр', by_operator: true };
  await db.updateTable('search_phrases').set(own).where('phrase', '=', 'мск').execute();
  await db
    .insertInto('search_phrases')
    .values([
      { phrase: 'былое слово', words: 'няня' },
      { phrase: 'свое слово', words: 'няня', by_operator: true },
    ])
    .execute();
  await sql`update word_rewrites set substitute = 'попугай'`.execute(db);
  await sql`
    update word_rewrites set by_operator = true
    where target in (select target from word_rewrites limit 1)`.execute(db);
  await seedContent(db);
  const { terms } = before[0] ?? { terms: [] };
  expect(await meanings()).toEqual([
    { phrase: 'мск', words: 'москва центр', terms },
    { phrase: 'свое слово', words: 'няня', terms: [] },
    before[1],
  ]);
  expect((await rewrites()).rows).toEqual([{ count: 1 }]);
});
