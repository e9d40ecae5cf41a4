import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardCalls, markBusy } from '#contract/card-calls.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { moscowDay } from '#contract/russian.ts';
import { createPublished, startCard } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const inDays = (days: number) => moscowDay(new Date(Date.now() + days * 24 * 60 * 60 * 1000));
const mark = (
  { visitor }: Person,
  { slug, version }: Pick<OwnCard, 'slug' | 'version'>,
  until: string | null,
) => visitor.call(markBusy, { body: { slug, version, until } });

it('people see until when somebody is busy, and that it is over by itself', async () => {
  const nanny = await createPerson(app, { role: 'worker' });
  const card = await createPublished(nanny, 'resume', { city: 'tver' });
  const busy = async () => {
    const tiles = await app.visitor().call(cardCalls.resume.search, { query: { city: 'tver' } });
    const page = await app.visitor().call(cardCalls.resume.show, { params: { slug: card.slug } });
    return [tiles.data.data[0]?.busy_until, page.data.busy_until];
  };
  expect(await busy()).toEqual([null, null]);
  const marked = await mark(nanny, card, inDays(14));
  expect(marked.data).toMatchObject({ state: 'published', busy_until: inDays(14) });
  expect(await busy()).toEqual([inDays(14), inDays(14)]);
  // The same day once more changes nothing and is no news.
  const same = await mark(nanny, marked.data, inDays(14));
  expect(same.data.version).toBe(marked.data.version);
  expect((await mark(nanny, card, null)).problem.code).toBe('stale_version');

  await app.db
    .updateTable('cards')
    .set({ busy_until: inDays(-1) })
    .where('slug', '=', card.slug)
    .execute();
  expect(await busy()).toEqual([null, null]);
  expect((await mark(nanny, marked.data, null)).data.busy_until).toBeNull();
  const history = await nanny.visitor.call(cardCalls.resume.history, {
    params: { slug: card.slug },
  });
  expect(history.data.data.map(({ what }) => what)).toEqual([
    'free',
    'busy',
    'published',
    'created',
  ]);
});

it('is refused for a day that is over, a draft, and somebody else', async () => {
  const nanny = await createPerson(app, { role: 'worker' });
  const draft = await startCard(nanny, 'resume');
  const early = await mark(nanny, draft, inDays(3));
  expect([early.status, early.problem.detail]).toEqual([
    409,
    'Анкета ещё не опубликована. Занятость отмечают на опубликованной анкете',
  ]);
  const other = await createPerson(app, { role: 'worker' });
  const card = await createPublished(other, 'resume');
  expect((await mark(nanny, card, inDays(3))).status).toBe(404);
  for (const until of [inDays(-1), inDays(500), '31.12.2026', '']) {
    const { status, problem } = await mark(other, card, until);
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['until']]);
  }
});
