import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { listCardsBySlug, bySlugAtMost } from '#contract/cards-by-slug.ts';
import { createPublished, startCard } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ask = (slug: string[]) => app.visitor().call(listCardsBySlug, { query: { slug } });

it('answers what people can still see, in the order that was asked for', async () => {
  const nanny = await createPerson(app, { role: 'worker' });
  const family = await createPerson(app, { role: 'employer' });
  const resume = await createPublished(nanny, 'resume');
  const vacancy = await createPublished(family, 'vacancy');
  const draft = await startCard(await createPerson(app, { role: 'worker' }), 'resume');
  const renamed = `kak-ran-she-${vacancy.slug.slice(-6)}`;
  const asked = [renamed, draft.slug, resume.slug, 'nyanya-v-moskve-zzzzzz', vacancy.slug];
  const slugs = async () => (await ask(asked)).data.data.map(({ slug }) => slug);
  expect(await slugs()).toEqual([vacancy.slug, resume.slug]);
  await family.visitor.call(cardCalls.vacancy.withdraw, {
    params: { slug: vacancy.slug },
    body: { version: vacancy.version },
  });
  expect(await slugs()).toEqual([resume.slug]);
});

it('asks for a few cards and for nothing else', async () => {
  expect((await ask([])).status).toBe(422);
  const many = Array.from({ length: bySlugAtMost + 1 }, (_one, at) => `nyanya-${100_000 + at}`);
  expect((await ask(many)).status).toBe(422);
  expect((await ask(["x' or 1=1"])).status).toBe(422);
});
