import { afterAll, beforeAll, expect, it } from 'vitest';
import { getFit } from '#contract/fit.ts';
import { createPerson } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { createPair } from '#tests/responses.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('says to both sides what is met, open and not met, of their own cards only', async () => {
  const { worker, family, vacancy, resume } = await createPair(app, {
    city: 'tver',
    answers: { twins: true, child_ages: ['toddler'] },
  });
  const slugs = { vacancy: vacancy.slug, resume: resume.slug };
  const { data } = await worker.visitor.call(getFit, { query: { vacancy: vacancy.slug } });
  expect(data.own?.slug).toBe(resume.slug);
  const states = Object.fromEntries(data.lines.map(({ key, state }) => [key, state]));
  expect(states).toMatchObject({ child_ages: 'met', twins: 'open', city: 'unmet', live_in: 'met' });
  const same = await family.visitor.call(getFit, { query: slugs });
  expect(same.data.lines).toEqual(data.lines);

  const other = await createPerson(app, { role: 'worker' });
  expect((await other.visitor.call(getFit, { query: slugs })).status).toBe(404);
  const none = await other.visitor.call(getFit, { query: { vacancy: vacancy.slug } });
  expect(none.data).toEqual({ own: null, lines: [] });
  expect((await other.visitor.send(getFit, { query: {} })).status).toBe(422);
});
