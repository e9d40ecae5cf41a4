import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleCalls } from '#contract/people.ts';
import { readsOfCards } from '#tests/bench/plans.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { findPeople } from './queries.ts';

let app: TestApp;
let moderator: Person;
let nanny: Person;
let slug: string;
beforeAll(async () => {
  app = await startTestApp();
  moderator = await createPerson(app, { role: 'moderator' });
  nanny = await createPerson(app, { role: 'worker', name: 'Алёна Петрова-Семёнова' });
  ({ slug } = await createPublished(nanny, 'resume'));
  await createPerson(app, { role: 'employer', name: 'Пётр Иванов' });
});
afterAll(() => app.stop());

const find = async (q: string) => {
  const { status, data } = await moderator.visitor.call(peopleCalls.find, { query: { q } });
  expect(status).toBe(200);
  return data;
};
const peopleBy = async (q: string) => (await find(q)).data.people.map(({ id }) => id);
const cardsBy = async (q: string) => (await find(q)).data.cards.map((card) => card.slug);

describe('people are found', () => {
  it('by a phone as it is said, and by how it begins', async () => {
    const national = nanny.phone.slice(2);
    const said = `8 (${national.slice(0, 3)}) ${national.slice(3, 6)}-${national.slice(6)}`;
    expect(await peopleBy(said)).toEqual([nanny.id]);
    expect(await peopleBy(nanny.phone)).toEqual([nanny.id]);
    expect(await peopleBy(`+7 ${national.slice(0, 8)}`)).toContain(nanny.id);
    expect(await peopleBy('8 999')).toEqual([]);
  });

  it('by the last digits of a phone, however they are parted', async () => {
    const end = nanny.phone.slice(-5);
    for (const q of [end, `${end.slice(0, 1)}-${end.slice(1, 3)}-${end.slice(3)}`, end.slice(1)]) {
      expect({ q, found: (await peopleBy(q)).includes(nanny.id) }).toEqual({ q, found: true });
    }
  });

  it('by mail, and by how it begins', async () => {
    expect(await peopleBy(nanny.email.toUpperCase())).toEqual([nanny.id]);
    expect(await peopleBy(nanny.email.split('@')[0] ?? '')).toContain(nanny.id);
    expect(await peopleBy('person_@')).toEqual([]);
    expect(await peopleBy('%@')).toEqual([]);
  });

  it('by beginnings of their names, in any order', async () => {
    for (const q of ['Семенова Алёна', 'ален', 'ПЕТРОВА', 'Петрова-Семенова', 'петр ал']) {
      expect({ q, found: (await peopleBy(q)).includes(nanny.id) }).toEqual({ q, found: true });
    }
    expect(await peopleBy('Алёна Иванова')).toEqual([]);
    expect(await peopleBy("' | а & !(")).toEqual([]);
  });

  it('by their number', async () => {
    expect(await peopleBy(`№ ${nanny.id}`)).toEqual([nanny.id]);
    expect((await find(`${nanny.id}`)).data.people[0]).toMatchObject({
      name: 'Алёна Петрова-Семёнова',
      phone: nanny.phone,
      phone_verified: true,
      state: 'open',
    });
  });

  it('with the word that there are more', async () => {
    for (let made = 0; made < 21; made += 1) {
      await createPerson(app, { role: 'worker', name: `Многолика ${made}` });
    }
    const { data, meta } = await find('многолика');
    expect([data.people.length, meta.has_more]).toEqual([20, true]);
    expect((await find('многолика 7')).meta.has_more).toBe(false);
  });
});

it('cards are found by the address, a part of it, and its code', async () => {
  for (const q of [
    slug,
    slug.slice(0, -2),
    slug.slice(-6),
    `https://ryadom.ru/resume-${slug}?a=1`,
  ]) {
    expect(await cardsBy(q)).toContain(slug);
  }
  const [card] = (await find(slug)).data.cards;
  expect(card?.owner).toEqual({ id: nanny.id, name: 'Алёна Петрова-Семёнова' });
  expect(await cardsBy(String(card?.id))).toContain(slug);
});

it('leaves a line in the log for everybody whose contacts were shown, and no words', async () => {
  const lines = () =>
    app.db
      .selectFrom('audit_log')
      .select(['actor_id', 'action', 'subject_id', 'detail'])
      .where('action', '=', 'person_found')
      .where('subject_id', '=', String(nanny.id))
      .execute();
  const before = (await lines()).length;
  await find(nanny.phone);
  const after = await lines();
  expect(after).toHaveLength(before + 1);
  expect(after.at(-1)).toMatchObject({ actor_id: moderator.id, detail: {} });
});

it('is for the staff only', async () => {
  const call = { query: { q: 'Алёна' } };
  expect((await app.visitor().call(peopleCalls.find, call)).status).toBe(401);
  expect((await nanny.visitor.call(peopleCalls.find, call)).status).toBe(403);
});

it('reads indexes, however many people there are', async () => {
  await sql`insert into users (role, name, phone, email, password_hash)
    select 'worker', 'Толпа ' || n, '+7950' || lpad(n::text, 7, '0'), 'crowd' || n || '@example.com', ''
    from generate_series(1, 20000) n`.execute(app.db);
  await sql`analyze users`.execute(app.db);
  const reads = async (q: string) =>
    new Set(await readsOfCards(app.db, (db) => findPeople(db, q), 'users'));
  for (const q of ['+79500012', '84-17', 'crowd12@ex', 'Толпа 123', 'Алена', 'anna']) {
    const read = [...(await reads(q))];
    expect({ q, read }).toEqual({ q, read: expect.not.arrayContaining(['Seq Scan']) });
    // That of the ids alone would be read from its beginning.
    expect(read.filter((index) => index.startsWith('users_by_'))).not.toEqual([]);
  }
});
