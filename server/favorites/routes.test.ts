import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import {
  addFavorite,
  compareFavorites,
  keepFavoriteNote,
  listFavorites,
  removeFavorite,
  removeHiddenFavorites,
} from '#contract/favorites.ts';
import { getUser } from '#contract/session.ts';
import { createPublished, startCard } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const mark = ({ visitor }: Person, favorite: string) =>
  visitor.call(addFavorite, { body: { favorite } });
const unmark = ({ visitor }: Person, favorite: string) =>
  visitor.call(removeFavorite, { body: { favorite } });
const marked = async ({ visitor }: Person) =>
  (await visitor.call(listFavorites)).data.data.map(({ slug }) => slug);

it('keeps marks of both kinds, new ones first, and each only once', async () => {
  const [family, nanny] = await Promise.all([
    createPerson(app, { role: 'employer' }),
    createPerson(app, { role: 'worker' }),
  ]);
  const resume = await createPublished(nanny, 'resume');
  const vacancy = await createPublished(family, 'vacancy');
  for (const slug of [resume.slug, vacancy.slug, resume.slug]) {
    expect((await mark(family, slug)).status).toBe(204);
  }
  expect(await marked(family)).toEqual([vacancy.slug, resume.slug]);
  expect((await family.visitor.call(getUser)).data.favorites).toEqual([vacancy.slug, resume.slug]);
  const seen = async ({ visitor }: { visitor: Person['visitor'] }) =>
    (await visitor.call(cardCalls.resume.show, { params: { slug: resume.slug } })).data.is_favorite;
  expect(await seen(family)).toBe(true);
  expect(await seen(nanny)).toBe(false);
  expect(await seen({ visitor: app.visitor() })).toBe(false);

  for (const slug of [vacancy.slug, vacancy.slug, 'nyanya-zzzzzz']) {
    expect((await unmark(family, slug)).status).toBe(204);
  }
  expect(await marked(family)).toEqual([resume.slug]);
});

it('marks only what people see, and lets go of what they see no more', async () => {
  const family = await createPerson(app, { role: 'employer' });
  const nanny = await createPerson(app, { role: 'worker' });
  const draft = await startCard(nanny, 'resume');
  for (const slug of [draft.slug, 'nyanya-v-moskve-zzzzzz']) {
    expect((await mark(family, slug)).status).toBe(404);
  }
  const other = await createPerson(app, { role: 'worker' });
  const { slug, version } = await createPublished(other, 'resume');
  await mark(family, slug);
  const params = { slug };
  await other.visitor.call(cardCalls.resume.withdraw, { params, body: { version } });
  expect(await marked(family)).toEqual([]);
  expect((await family.visitor.call(getUser)).data.favorites).toEqual([]);
  expect((await unmark(family, slug)).status).toBe(204);
  await other.visitor.call(cardCalls.resume.publish, { params, body: { version: version + 1 } });
  expect(await marked(family)).toEqual([]);
});

it('keeps the marks of one person from another, and asks guests to sign in', async () => {
  const card = await createPublished(await createPerson(app, { role: 'worker' }), 'resume');
  const [one, other] = [
    await createPerson(app, { role: 'employer' }),
    await createPerson(app, { role: 'employer' }),
  ];
  await mark(one, card.slug);
  expect(await marked(other)).toEqual([]);
  await unmark(other, card.slug);
  expect(await marked(one)).toEqual([card.slug]);
  const guest = await app.visitor().call(addFavorite, { body: { favorite: card.slug } });
  expect(guest.status).toBe(401);
});

it('tells how many marked cards nobody sees now, and takes these away at once', async () => {
  const family = await createPerson(app, { role: 'employer' });
  const nannies = await Promise.all([1, 2].map(() => createPerson(app, { role: 'worker' })));
  const [stays, goes] = await Promise.all(nannies.map((nanny) => createPublished(nanny, 'resume')));
  if (!stays || !goes) throw new Error('Two cards are needed');
  for (const { slug } of [stays, goes]) await mark(family, slug);
  const hidden = async () => (await family.visitor.call(listFavorites)).data.meta.hidden;
  expect(await hidden()).toBe(0);
  const params = { slug: goes.slug };
  const { version } = goes;
  await nannies[1]?.visitor.call(cardCalls.resume.withdraw, { params, body: { version } });
  expect([await marked(family), await hidden()]).toEqual([[stays.slug], 1]);

  const other = await createPerson(app, { role: 'employer' });
  expect((await other.visitor.call(removeHiddenFavorites)).status).toBe(204);
  expect(await hidden()).toBe(1);
  expect((await family.visitor.call(removeHiddenFavorites)).status).toBe(204);
  expect([await marked(family), await hidden()]).toEqual([[stays.slug], 0]);
  const again = { version: version + 1 };
  await nannies[1]?.visitor.call(cardCalls.resume.publish, { params, body: again });
  expect(await marked(family)).toEqual([stays.slug]);
});

it('compares own marks that can be seen, each with its note, in the order asked for', async () => {
  const [family, stranger] = [
    await createPerson(app, { role: 'employer' }),
    await createPerson(app, { role: 'employer' }),
  ];
  const nannies = await Promise.all([1, 2, 3].map(() => createPerson(app, { role: 'worker' })));
  const cards = [];
  for (const nanny of nannies) cards.push(await createPublished(nanny, 'resume'));
  const [first = '', second = '', third = ''] = cards.map(({ slug }) => slug);
  for (const slug of [first, second]) await mark(family, slug);
  const note = 'Позвонить в среду';
  await family.visitor.call(keepFavoriteNote, { body: { favorite: second, note } });
  const compare = async ({ visitor }: Person, slug: string[]) =>
    (await visitor.call(compareFavorites, { query: { slug } })).data.data;

  const pages = await compare(family, [second, third, first]);
  expect(pages.map((page) => [page.slug, page.note])).toEqual([
    [second, note],
    [first, ''],
  ]);
  expect(pages[0]?.groups.length).toBeGreaterThan(0);
  await mark(stranger, second);
  expect((await compare(stranger, [second, first])).map((page) => page.note)).toEqual(['']);

  const [, { version } = { version: 0 }] = cards;
  const params = { slug: second };
  await nannies[1]?.visitor.call(cardCalls.resume.withdraw, { params, body: { version } });
  expect((await compare(family, [second, first])).map(({ slug }) => slug)).toEqual([first]);
  const four = await family.visitor.call(compareFavorites, {
    query: { slug: [first, second, third, 'nyanya-v-moskve-zzzzzz'] },
  });
  expect(four.status).toBe(422);
});

it('refuses what is no slug', async () => {
  const { visitor } = await createPerson(app, { role: 'employer' });
  for (const favorite of ['', '  ', 'a\0b', 'Няня', 7, null, 'a'.repeat(121)]) {
    const reply = await visitor.send(addFavorite, { body: { favorite } });
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.problem.errors ?? {})).toEqual(['favorite']);
  }
});

it('has an end', async () => {
  const family = await createPerson(app, { role: 'employer' });
  const card = await createPublished(await createPerson(app, { role: 'worker' }), 'resume');
  const one = await createPublished(await createPerson(app, { role: 'worker' }), 'resume');
  await mark(family, one.slug);
  await sql`
    with more as (
      insert into cards (kind, owner_id, category_id, slug, draft, first_published_at)
      select 'resume', ${family.id}, (select id from categories limit 1), 'nyanya-' || n, '{}', now()
      from generate_series(100001, 100499) as n
      returning id
    )
    insert into favorites (user_id, card_id) select ${family.id}, id from more`.execute(app.db);
  const reply = await mark(family, card.slug);
  expect(reply.status).toBe(409);
  expect(reply.problem.detail).toMatch(/500/);
});

it('has the same end for many marks at once', async () => {
  const family = await createPerson(app, { role: 'employer' });
  const slugs: string[] = [];
  for (let at = 0; at < 5; at += 1) {
    slugs.push((await createPublished(await createPerson(app, { role: 'worker' }), 'resume')).slug);
  }
  await sql`
    with more as (
      insert into cards (kind, owner_id, category_id, slug, draft, first_published_at)
      select 'resume', ${family.id}, (select id from categories limit 1), 'nyanya-' || n, '{}', now()
      from generate_series(200001, 200498) as n
      returning id
    )
    insert into favorites (user_id, card_id) select ${family.id}, id from more`.execute(app.db);
  // Whoever has counted waits here, so that all of them could have counted before any mark is made.
  const marks = await app.db.transaction().execute(async (trx) => {
    await sql`lock table favorites in share mode`.execute(trx);
    const waiting = slugs.map(async (slug) => (await mark(family, slug)).status);
    await setTimeout(500);
    return waiting;
  });
  const statuses = await Promise.all(marks);
  expect(statuses.filter((status) => status === 204)).toHaveLength(2);
  expect(statuses.filter((status) => status === 409)).toHaveLength(3);
});
