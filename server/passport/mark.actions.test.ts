import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { listCardsBySlug } from '#contract/cards-by-slug.ts';
import { getRating, ratingBits } from '#contract/rating.ts';
import { updateUser } from '#contract/session.ts';
import { createPublished, goodDraft, publishCard } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { markPassport } from './mark.actions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const mark = (person: Person, at: Date | null) =>
  app.db.transaction().execute((trx) => markPassport(trx, person.id, at));

/** On the tile, on the page and among the terms that people search by. */
async function shownOf({ kind, slug }: OwnCard) {
  const guest = app.visitor();
  const [tile] = (await guest.call(listCardsBySlug, { query: { slug: [slug] } })).data.data;
  const page = await guest.call(cardCalls[kind].show, { params: { slug } });
  const { terms } = await app.db
    .selectFrom('cards')
    .select('terms')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return {
    tile: tile?.owner.verified_passport,
    page: page.data.trust.find(({ key }) => key === 'passport')?.checked_at,
    terms: terms.filter((term) => term.startsWith('passport')),
  };
}

const unknown = { tile: false, page: null, terms: [] };
const at = new Date('2026-11-20T10:00:00Z');
const known = { tile: true, page: at.toISOString(), terms: ['passport:yes'] };

it('stands on every card of its owner, for guests as well, and goes again', async () => {
  const [elena, other] = [
    await createPerson(app, { role: 'worker' }),
    await createPerson(app, { role: 'worker' }),
  ];
  const card = await createPublished(elena, 'resume');
  const stranger = await createPublished(other, 'resume');
  expect(await shownOf(card)).toEqual(unknown);
  await mark(elena, at);
  await mark(elena, at);
  expect(await shownOf(card)).toEqual(known);
  expect(await shownOf(stranger)).toEqual(unknown);
  await mark(elena, null);
  expect(await shownOf(card)).toEqual(unknown);
});

it('is on a card that is published after it, whatever the card says now', async () => {
  const anna = await createPerson(app, { role: 'employer' });
  await mark(anna, at);
  const card = await createPublished(anna, 'vacancy');
  expect(await shownOf(card)).toEqual(known);
  const { data } = await anna.visitor.call(cardCalls.vacancy.update, {
    params: { slug: card.slug },
    body: { version: card.version, draft: goodDraft('vacancy', { place: 'Сокол' }) },
  });
  await publishCard(anna, data);
  expect(await shownOf(card)).toEqual(known);
});

it('makes the kept pages of its owner stale', async () => {
  const elena = await createPerson(app, { role: 'worker' });
  const { slug } = await createPublished(elena, 'resume');
  const { last } = await app.db
    .selectFrom('page_changes')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  await mark(elena, at);
  const changes = await app.db
    .selectFrom('page_changes')
    .select('tags')
    .where('id', '>', last)
    .execute();
  expect(changes.flatMap(({ tags }) => tags)).toEqual(
    expect.arrayContaining(['cards', `card:${slug}`]),
  );
});

it('is a step of the profile, and does not outlive the name', async () => {
  const elena = await createPerson(app, { role: 'worker', name: 'Елена Соколова' });
  const { visitor } = elena;
  const card = await createPublished(elena, 'resume');
  await mark(elena, at);
  const step = async () => {
    const { rating } = (await visitor.call(getRating)).data;
    const isSet = (rating.setting & ratingBits.ADD_PASSPORT) !== 0;
    return [rating.list[2]?.has, isSet];
  };
  expect(await step()).toEqual([true, true]);
  await visitor.call(updateUser, { body: { name: 'Елена Соколова', city: 'tver' } });
  expect(await shownOf(card)).toEqual(known);
  await visitor.call(updateUser, { body: { name: 'Елена Воронова' } });
  expect(await shownOf(card)).toEqual(unknown);
  expect(await step()).toEqual([false, false]);
});
