import { afterAll, beforeAll, expect, it } from 'vitest';
import { getAbout, listSlides } from '#contract/content.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { fillContent } from './fill.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('lays a text once: neither an edit nor a removal is undone by the next start', async () => {
  await app.db
    .updateTable('content_pages')
    .set({ body: 'Переписано.' })
    .where('key', '=', 'about')
    .execute();
  await app.db.deleteFrom('slides').where('key', '=', 'agreement').execute();
  await fillContent(app.db);
  const about = await app.visitor().call(getAbout);
  expect(about.data.body).toEqual([{ type: 'paragraph', spans: [{ text: 'Переписано.' }] }]);
  const slides = await app.visitor().call(listSlides);
  expect(slides.data.data.map(({ key }) => key)).not.toContain('agreement');
});
