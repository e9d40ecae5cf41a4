import { afterAll, beforeAll, expect, it } from 'vitest';
import { countView, getInterest, viewDays } from '#contract/card-views.ts';
import { cardCalls } from '#contract/card-calls.ts';
import { openContacts } from '#contract/card-contacts.ts';
import { createOwner, step } from '#tests/card-life.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { countView as countViewAt } from './actions.ts';
import { purgeViews } from './jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const look = ({ visitor }: Pick<Person, 'visitor'>, card: string) =>
  visitor.call(countView, { body: { card } });
const interest = async ({ visitor }: Person, slug: string) =>
  (await visitor.call(getInterest, { params: { slug } })).data;
const viewsOf = async (owner: Person, slug: string) =>
  (await interest(owner, slug)).days.map(({ views }) => views);
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

async function nannyWithCard() {
  const nanny = await createOwner(app, 'resume');
  return { nanny, card: await createPublished(nanny, 'resume') };
}

it('tells by the day who looked, by a card of theirs, and who opened the contacts', async () => {
  const { nanny, card } = await nannyWithCard();
  const { slug } = card;
  const family = await createPerson(app, { role: 'employer', name: 'Секретная Ольга' });
  const other = await createPerson(app, { role: 'employer' });
  const vacancy = await createPublished(family, 'vacancy', { title: 'Няня для двойняшек' });
  for (const one of [family, family, other, nanny]) await look(one, slug);
  for (const { visitor } of [family, other]) {
    await visitor.call(openContacts.resume, { params: { slug } });
  }

  const told = await interest(nanny, slug);
  expect(told.days).toHaveLength(viewDays);
  const today = told.days.at(-1);
  expect(today?.views).toBe(3);
  const theirs = { kind: 'vacancy', slug: vacancy.slug, title: 'Няня для двойняшек' };
  expect(told.viewers).toMatchObject([{ card: theirs, times: 2, last_day: today?.day }]);
  expect(told.unnamed).toBe(1);
  expect(told.openings.map((one) => one.card?.slug ?? null)).toEqual([null, vacancy.slug]);
  expect(JSON.stringify(told)).not.toContain('Секретная');
  const [own] = (await nanny.visitor.call(cardCalls.resume.listOwn)).data.data;
  expect(own?.interest).toEqual({ views: 3, openings: 2 });

  // Nobody is named by what nobody else may see.
  await step(family, vacancy, 'pause');
  const later = await interest(nanny, slug);
  expect([later.viewers, later.unnamed]).toEqual([[], 2]);
});

it('counts a guest once a day from an address, a person up to an end, and no staff', async () => {
  const { nanny, card } = await nannyWithCard();
  const guest = { visitor: app.visitor() };
  for (let times = 0; times < 3; times += 1) {
    expect((await look(guest, card.slug)).status).toBe(204);
  }
  expect(sum(await viewsOf(nanny, card.slug))).toBe(1);
  const family = await createPerson(app, { role: 'employer' });
  for (let times = 0; times < 23; times += 1) await look(family, card.slug);
  await look(await createPerson(app, { role: 'moderator' }), card.slug);
  expect(sum(await viewsOf(nanny, card.slug))).toBe(21);
});

it('takes no endless stream of cards from one address', async () => {
  const address = '198.51.100.77';
  const first = await nannyWithCard();
  const second = await nannyWithCard();
  await countViewAt(app.db, { viewer: null, address }, first.card.slug);
  const key = `card-views:${address}`;
  const counted = app.db.updateTable('attempts').set({ count: 500 }).where('key', '=', key);
  expect((await counted.executeTakeFirstOrThrow()).numUpdatedRows).toBe(1n);
  await countViewAt(app.db, { viewer: null, address }, second.card.slug);
  expect(sum(await viewsOf(first.nanny, first.card.slug))).toBe(1);
  expect(sum(await viewsOf(second.nanny, second.card.slug))).toBe(0);
});

it('knows the days of Moscow, and forgets those that are over', async () => {
  const { nanny, card } = await nannyWithCard();
  const { id } = await createPerson(app, { role: 'employer' });
  const visitor = {
    viewer: { id, role: 'employer', session_id: 0 } as const,
    address: '198.51.100.78',
  };
  const day = 24 * 60 * 60 * 1000;
  for (const days of [0, 29, 30, 60]) {
    await countViewAt(app.db, visitor, card.slug, new Date(Date.now() - days * day));
  }
  const seen = await viewsOf(nanny, card.slug);
  expect([seen[0], seen.at(-1), sum(seen)]).toEqual([1, 1, 2]);
  await purgeViews.run(app.deps, {});
  const kept = app.db.selectFrom('card_views').select('day').where('viewer_id', '=', id);
  expect(await kept.execute()).toHaveLength(3);
});

it('tells nobody else, and counts nothing that nobody can see', async () => {
  const { nanny, card } = await nannyWithCard();
  const stranger = await createPerson(app, { role: 'worker' });
  const params = { slug: card.slug };
  expect((await stranger.visitor.call(getInterest, { params })).status).toBe(404);
  await step(nanny, card, 'pause');
  expect((await look(stranger, card.slug)).status).toBe(404);
});
