import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOpenedContacts, openContacts as contract } from '#contract/card-contacts.ts';
import { cardCalls } from '#contract/card-calls.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { apiPrefix } from '#contract/endpoint.ts';
import { addFavorite, listFavorites } from '#contract/favorites.ts';
import { getUser } from '#contract/session.ts';
import { getEntitlement } from '#contract/tariffs.ts';
import { eraseAccounts } from '#server/deletion/jobs.ts';
import { createPublished, goodDraft, publishCard, startCard } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { giveTariff } from '#tests/tariffs.ts';
import { openContacts } from './actions.ts';

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await startTestApp();
  origin = await app.server.listen({ port: 0 });
});
afterAll(() => app.stop());

async function nanny(change: object = {}) {
  const owner = await createPerson(app, { role: 'worker', name: 'Елена Соколова' });
  const card = await createPublished(owner, 'resume');
  if (Object.keys(change).length > 0) {
    await app.db.updateTable('users').set(change).where('id', '=', owner.id).execute();
  }
  return { owner, card };
}
const cardsOf = async (count: number) =>
  (await Promise.all(Array.from({ length: count }, () => nanny()))).map(({ card }) => card);
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
const family = () => createPerson(app, { role: 'employer' });

const open = ({ visitor }: Pick<Person, 'visitor'>, { slug }: Pick<OwnCard, 'slug'>) =>
  visitor.call(contract.resume, { params: { slug } });
const contactsLeft = async ({ visitor }: Person) =>
  (await visitor.call(getEntitlement, { query: {} })).data.contacts.left;
const openings = ({ id }: Person) =>
  app.db.selectFrom('contact_openings').selectAll().where('user_id', '=', id).execute();
const notes = ({ id }: Person) =>
  app.db.selectFrom('notifications').selectAll().where('user_id', '=', id).execute();

/** The same call through a socket, as a browser makes it. */
async function overTheWire({ visitor }: Person) {
  await visitor.request('GET', '/sanctum/csrf-cookie');
  const headers = {
    cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN') ?? '',
    'sec-fetch-site': 'same-origin',
  };
  return async ({ slug }: OwnCard) => {
    const path = contract.resume.path.replace(':slug', slug);
    const reply = await fetch(origin + apiPrefix + path, { method: 'POST', headers });
    await reply.text();
    return reply.status;
  };
}

it('keeps what was opened in a list, as long as people may see it', async () => {
  const anna = await family();
  const first = await nanny();
  const second = await nanny();
  for (const { card } of [first, second]) await open(anna, card);
  const opened = async ({ visitor }: Person) =>
    (await visitor.call(listOpenedContacts)).data.data.map(({ card, contacts }) => [
      card.slug,
      card.has_page,
      contacts?.phone ?? null,
    ]);
  expect(await opened(anna)).toEqual([
    [second.card.slug, true, second.owner.phone],
    [first.card.slug, true, first.owner.phone],
  ]);
  const { slug, version } = second.card;
  const paused = { params: { slug }, body: { version } };
  await second.owner.visitor.call(cardCalls.resume.pause, paused);
  expect((await opened(anna))[0]).toEqual([slug, false, null]);
  expect(await opened(await family())).toEqual([]);
});

describe('opening the contacts of a card', () => {
  it('shows who it is and how to call, uses one contact and tells the owner', async () => {
    const { owner, card } = await nanny();
    const anna = await family();
    const { status, data } = await open(anna, card);
    expect(status).toBe(200);
    expect(data).toEqual({
      name: 'Елена Соколова',
      phone: owner.phone,
      email: null,
      contacts_left: 2,
    });
    const [note, ...more] = await notes(owner);
    expect(more).toEqual([]);
    expect(note).toMatchObject({ kind: 'contact_opened', actor_id: anna.id, read_at: null });
    expect((await owner.visitor.call(getUser)).data.unread_notifications_count).toBe(1);
    expect((await anna.visitor.call(getUser)).data.unread_notifications_count).toBe(0);
  });

  it('costs nothing the second time, nor once the tariff has ended', async () => {
    const { owner, card } = await nanny();
    const anna = await family();
    await giveTariff(app, anna, 'employer-trial', { until: inDays(3) });
    for (const left of [12, 12]) expect((await open(anna, card)).data.contacts_left).toBe(left);
    const ended = app.db.updateTable('entitlements').set({ until: inDays(-1) });
    await ended.where('user_id', '=', anna.id).where('until', 'is not', null).execute();
    const { status, data } = await open(anna, card);
    expect([status, data.phone, data.contacts_left]).toEqual([200, owner.phone, 3]);
    expect(await notes(owner)).toHaveLength(1);
  });

  it('shows the e-mail of whoever has no phone, and only what is confirmed', async () => {
    const noPhone = { phone: null, phone_verified_at: null };
    const withMail = await nanny(noPhone);
    const anna = await family();
    expect((await open(anna, withMail.card)).data).toMatchObject({
      phone: null,
      email: withMail.owner.email,
    });
    const withNothing = await nanny({ phone_verified_at: null, email_verified_at: null });
    const refused = await open(anna, withNothing.card);
    expect(refused.status).toBe(409);
    expect(refused.problem.detail).toMatch(/не списан/);
    expect(await contactsLeft(anna)).toBe(2);
  });

  it('names somebody whom strangers may not see, to whoever opened', async () => {
    const owner = await createPerson(app, { role: 'worker', name: 'Тайная Мария' });
    const draft = await startCard(owner, 'resume', goodDraft('resume'));
    const hidden = await publishCard(owner, draft, false);
    const anna = await family();
    const page = { params: { slug: hidden.slug } };
    const seen = (await anna.visitor.call(cardCalls.resume.show, page)).data.owner.name;
    expect(seen).toBeNull();
    expect((await open(anna, hidden)).data.name).toBe('Тайная Мария');
  });

  it('is remembered on the page of the card, for this viewer alone', async () => {
    const { card } = await nanny();
    const [anna, olga] = [await family(), await family()];
    await open(anna, card);
    const opened = async ({ visitor }: Pick<Person, 'visitor'>) =>
      (await visitor.call(cardCalls.resume.show, { params: { slug: card.slug } })).data
        .contacts_opened;
    expect(await opened(anna)).toBe(true);
    expect(await opened(olga)).toBe(false);
    expect(await opened({ visitor: app.visitor() })).toBe(false);
    // On the tile as well: nobody pays attention twice to whom they have called already.
    const tile = async ({ visitor }: Person) => {
      await visitor.call(addFavorite, { body: { favorite: card.slug } });
      return (await visitor.call(listFavorites)).data.data[0]?.contacts_opened;
    };
    expect([await tile(anna), await tile(olga)]).toEqual([true, false]);
  });
});

describe('who may not', () => {
  it('is told why', async () => {
    const { owner, card } = await nanny();
    const guest = await open({ visitor: app.visitor() }, card);
    expect([guest.status, guest.problem.code]).toEqual([401, 'unauthenticated']);
    const colleague = await open(await createPerson(app, { role: 'worker' }), card);
    expect([colleague.status, colleague.problem.detail]).toEqual([
      403,
      'Контакты анкет открывают только те, кто ищет помощника',
    ]);
    const unverified = await createPerson(app, { role: 'employer', verified: false });
    const unknown = await open(unverified, card);
    expect([unknown.status, unknown.problem.detail]).toEqual([
      403,
      'Сначала подтвердите свой телефон',
    ]);
    expect(await notes(owner)).toEqual([]);
  });

  it('finds no card that is withdrawn, a draft, or of somebody who is blocked', async () => {
    const anna = await family();
    const withdrawn = await nanny();
    const params = { slug: withdrawn.card.slug };
    const body = { version: withdrawn.card.version };
    await withdrawn.owner.visitor.call(cardCalls.resume.withdraw, { params, body });
    const blocked = await nanny({ blocked_at: new Date() });
    for (const card of [withdrawn.card, blocked.card, { slug: 'nyanya-zzzzzz' }]) {
      expect((await open(anna, card)).status).toBe(404);
    }
    expect(await contactsLeft(anna)).toBe(3);
  });

  it('and a worker opens vacancies in the same way', async () => {
    const anna = await family();
    const vacancy = await createPublished(anna, 'vacancy');
    const { visitor } = await createPerson(app, { role: 'worker' });
    const params = { slug: vacancy.slug };
    expect((await visitor.call(contract.vacancy, { params })).data.phone).toBe(anna.phone);
    // Under the other path it is as good as missing.
    expect((await anna.visitor.call(contract.resume, { params })).status).toBe(404);
  });
});

describe('when none are left', () => {
  it('says so, and when there will be new ones', async () => {
    const anna = await family();
    const [last, ...first] = await cardsOf(4);
    for (const card of first) await open(anna, card);
    if (!last) throw new Error('no card');
    const { status, problem } = await open(anna, last);
    expect([status, problem.code]).toEqual([402, 'no_contacts_left']);
    const entitlement = (await anna.visitor.call(getEntitlement, { query: {} })).data;
    expect(problem.available_at).toBe(entitlement.contacts.renews_at);
    expect(new Date(problem.available_at ?? 0).getTime()).toBeGreaterThan(Date.now());
    expect(problem.detail).toMatch(/Новые появятся \d+ /);
    expect(await openings(anna)).toHaveLength(3);
    // What was opened stays open.
    expect((await open(anna, first[0] ?? last)).status).toBe(200);
  });

  it('new ones come with the next month, counted from the grant', async () => {
    const anna = await family();
    const cards = await cardsOf(4);
    const viewer = { id: anna.id, role: 'employer', session_id: 0 } as const;
    const openAt = (card: OwnCard | undefined, now: Date) =>
      openContacts(app.db, { viewer, kind: 'resume', slug: card?.slug ?? '' }, now);
    const begin = new Date('2030-01-31T12:00:00Z');
    await app.db
      .updateTable('entitlements')
      .set({ starts_at: begin })
      .where('user_id', '=', anna.id)
      .execute();
    for (const [index, left] of [2, 1, 0].entries()) {
      expect((await openAt(cards[index], begin)).contacts_left).toBe(left);
    }
    const lastMoment = new Date('2030-02-27T20:59:59.999Z');
    await expect(openAt(cards[3], lastMoment)).rejects.toMatchObject({
      code: 'no_contacts_left',
      availableAt: new Date('2030-02-27T21:00:00Z'),
      message: expect.stringContaining('Новые появятся 28 февраля'),
    });
    const turn = new Date('2030-02-27T21:00:00Z');
    expect((await openAt(cards[3], turn)).contacts_left).toBe(2);
  });

  it('bought ones are used before they end, and the package is kept for later', async () => {
    const anna = await family();
    await giveTariff(app, anna, 'employer-contacts-5');
    const soon = inDays(3);
    await giveTariff(app, anna, 'employer-trial', { until: soon });
    expect(await contactsLeft(anna)).toBe(18);
    const { card } = await nanny();
    expect((await open(anna, card)).data.contacts_left).toBe(17);
    const [row] = await app.db
      .selectFrom('contact_openings')
      .innerJoin('entitlements', 'entitlements.id', 'contact_openings.entitlement_id')
      .select('entitlements.until')
      .where('contact_openings.user_id', '=', anna.id)
      .execute();
    expect(row?.until).toEqual(soon);
    const tariff = (await anna.visitor.call(getUser)).data.tariff;
    expect(tariff).toEqual({
      slug: 'employer-trial',
      name: 'Пробный',
      until: soon.toISOString(),
    });
  });
});

describe('what was used', () => {
  it('stays used when the card goes with its owner', async () => {
    const { owner, card } = await nanny();
    const anna = await family();
    await open(anna, card);
    const left = await contactsLeft(anna);
    await app.db
      .updateTable('users')
      .set({ deletion_asked_at: new Date(0) })
      .where('id', '=', owner.id)
      .execute();
    await eraseAccounts.run(app.deps, {});
    expect(await openings(anna)).toMatchObject([{ card_id: null }]);
    expect(await contactsLeft(anna)).toBe(left);
  });
});

describe('many calls at the same time', () => {
  it('for one card use one contact and tell the owner once', async () => {
    const { owner, card } = await nanny();
    const anna = await family();
    const call = await overTheWire(anna);
    const statuses = await Promise.all(Array.from({ length: 100 }, () => call(card)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await openings(anna)).toHaveLength(1);
    expect(await contactsLeft(anna)).toBe(2);
    expect(await notes(owner)).toHaveLength(1);
  });

  it('for two cards with one contact left open exactly one', async () => {
    const anna = await family();
    const [first, second, ...used] = await cardsOf(4);
    for (const card of used) await open(anna, card);
    const call = await overTheWire(anna);
    const both = [first, second].flatMap((card) => (card ? [card, card, card] : []));
    const statuses = await Promise.all(both.map(call));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 402, 402, 402]);
    expect(await openings(anna)).toHaveLength(3);
  });

  it('of different people do not wait for each other', async () => {
    const { owner, card } = await nanny();
    const people = await Promise.all(Array.from({ length: 8 }, family));
    const calls = await Promise.all(people.map(overTheWire));
    const statuses = await Promise.all(calls.map((call) => call(card)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await notes(owner)).toHaveLength(8);
  });

  it.each<CardKind>(['resume', 'vacancy'])('the free tariff is granted once (%s)', async (kind) => {
    const person = await createPerson(app, { role: kind === 'resume' ? 'worker' : 'employer' });
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2
          ? person.visitor.call(getUser)
          : person.visitor.call(getEntitlement, { query: {} }),
      ),
    );
    expect(replies.map(({ data }) => data.tariff?.name)).toEqual(replies.map(() => 'Базовый'));
    for (const table of ['subscriptions', 'entitlements'] as const) {
      const rows = await app.db
        .selectFrom(table)
        .selectAll()
        .where('user_id', '=', person.id)
        .execute();
      expect(rows).toHaveLength(1);
    }
  });
});
