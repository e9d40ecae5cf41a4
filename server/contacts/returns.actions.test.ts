import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls, markBusy } from '#contract/card-calls.ts';
import { openContacts, returnContact as contract } from '#contract/card-contacts.ts';
import { notificationCalls } from '#contract/notifications.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { getEntitlement } from '#contract/tariffs.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { returnContacts } from './jobs.ts';
import { openContacts as openContactsAt } from './actions.ts';
import { returnContact } from './returns.actions.ts';

const hour = 60 * 60 * 1000;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function nanny() {
  const owner = await createPerson(app, { role: 'worker' });
  return { owner, card: await createPublished(owner, 'resume') };
}
type Slug = Pick<OwnCard, 'slug'>;
const family = () => createPerson(app, { role: 'employer' });
const open = ({ visitor }: Person, { slug }: Slug) =>
  visitor.call(openContacts.resume, { params: { slug } });
const giveBack = ({ visitor }: Person, { slug }: Slug) =>
  visitor.call(contract.resume, { params: { slug }, body: { reason: 'no_answer' } });
const leftOf = async ({ visitor }: Person) =>
  (await visitor.call(getEntitlement, { query: {} })).data.contacts.left;
/** As if so much time had passed since somebody has opened contacts. */
async function openedBefore({ id }: Person, hours: number): Promise<void> {
  const opened_at = new Date(Date.now() - hours * hour);
  const openings = app.db.updateTable('contact_openings').set({ opened_at });
  await openings.where('user_id', '=', id).execute();
  const grants = app.db.updateTable('entitlements').set({ starts_at: opened_at });
  await grants.where('user_id', '=', id).execute();
}
const toldTo = async ({ visitor }: Person) =>
  (await visitor.call(notificationCalls.list, { query: {} })).data.data
    .filter(({ kind }) => kind === 'contact_returned')
    .map((note) => note.text);
/** What stands in the ledger of the contacts of this person. */
async function balanceOf({ id }: Person) {
  const { rows } = await sql<{ account: string; sum: number }>`
    select account, sum(amount)::int as sum from ledger_entries
    where unit = 'contacts' and split_part(subject, ':', 1)::bigint in
      (select id from entitlements where user_id = ${id})
    group by account`.execute(app.db);
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
}

const changes: Record<string, (card: OwnCard, owner: Person) => Promise<unknown>> = {
  closed: ({ slug, version }, { visitor }) =>
    visitor.call(cardCalls.resume.close, {
      params: { slug },
      body: { version, reason: 'filled' },
    }),
  paused: ({ slug, version }, { visitor }) =>
    visitor.call(cardCalls.resume.pause, { params: { slug }, body: { version } }),
  busy: ({ slug, version }, { visitor }) => {
    const until = new Date(Date.now() + 240 * hour).toISOString().slice(0, 10);
    return visitor.call(markBusy, { body: { slug, version, until } });
  },
  'of somebody who is blocked': (_card, { id }) =>
    app.db.updateTable('users').set({ blocked_at: new Date() }).where('id', '=', id).execute(),
  'of somebody without a confirmed contact': (_card, { id }) =>
    app.db
      .updateTable('users')
      .set({ phone_verified_at: null, email_verified_at: null })
      .where('id', '=', id)
      .execute(),
};

describe('a contact comes back by itself', () => {
  it.each(Object.entries(changes))('when the card is %s', async (_how, change) => {
    const { owner, card } = await nanny();
    const anna = await family();
    await open(anna, card);
    await returnContacts.run(app.deps, {});
    expect(await leftOf(anna)).toBe(2);
    await change(card, owner);
    await Promise.all([returnContacts.run(app.deps, {}), returnContacts.run(app.deps, {})]);
    await returnContacts.run(app.deps, {});
    expect(await leftOf(anna)).toBe(3);
    expect(await toldTo(anna)).toEqual([expect.stringContaining('Контакт вернулся')]);
    expect(await balanceOf(anna)).toEqual({ granted: -3, contacts: 3, used: 1, returned: -1 });
  });

  it('not after two days, and not when it stood there before', async () => {
    const late = await nanny();
    const anna = await family();
    await open(anna, late.card);
    await openedBefore(anna, 49);
    await changes['closed']?.(late.card, late.owner);
    const busy = await nanny();
    await changes['busy']?.(busy.card, busy.owner);
    const olga = await family();
    await open(olga, busy.card);
    await returnContacts.run(app.deps, {});
    expect([await leftOf(anna), await leftOf(olga)]).toEqual([2, 2]);
    expect(await toldTo(anna)).toEqual([]);
  });
});

describe('«Не дозвонились?»', () => {
  it('gives the contact back once a month, however often it is pressed', async () => {
    const anna = await family();
    const [first, second] = [(await nanny()).card, (await nanny()).card];
    await open(anna, first);
    await open(anna, second);
    const answers = await Promise.all(Array.from({ length: 5 }, () => giveBack(anna, first)));
    expect(answers.map(({ status, data }) => [status, data.contacts_left])).toEqual(
      Array.from({ length: 5 }, () => [200, 2]),
    );
    const again = await giveBack(anna, second);
    expect([again.status, again.problem.detail]).toEqual([
      409,
      expect.stringContaining('В этом месяце'),
    ]);
    // Whoever has seen it goes on seeing it.
    const seen = await open(anna, first);
    expect([seen.status, seen.data.contacts_left]).toEqual([200, 2]);
    expect(await balanceOf(anna)).toEqual({ granted: -3, contacts: 2, used: 2, returned: -1 });
  });

  it('by the month of the calendar in Moscow', async () => {
    const anna = await family();
    const viewer = { id: anna.id, role: 'employer', session_id: 0 } as const;
    const [first, second] = [(await nanny()).card, (await nanny()).card];
    await open(anna, first);
    await open(anna, second);
    const day = new Date('2030-01-30T12:00:00Z');
    await app.db
      .updateTable('contact_openings')
      .set({ opened_at: day })
      .where('user_id', '=', anna.id)
      .execute();
    const at = ({ slug }: Slug, now: string) =>
      returnContact(
        app.db,
        { viewer, kind: 'resume', slug, reason: 'wrong_number' },
        new Date(now),
      );
    await at(first, '2030-01-31T20:59:00Z');
    await expect(at(second, '2030-01-31T20:59:59Z')).rejects.toThrow('В этом месяце');
    await at(second, '2030-01-31T21:00:00Z');
  });

  it('not a week later, not of what was never opened, and not of somebody else', async () => {
    const [anna, olga] = [await family(), await family()];
    const { card } = await nanny();
    await open(anna, card);
    await openedBefore(anna, 169);
    const late = await giveBack(anna, card);
    expect([late.status, late.problem.detail]).toEqual([409, expect.stringContaining('недели')]);
    expect((await giveBack(olga, card)).status).toBe(404);
  });
});

it('the ledger of before is written by the migration as it is written now', async () => {
  const text = await readFile('db/migrations/0058_contact_ledger.sql', 'utf8');
  const begin = new Date('2029-12-31T20:30:00Z');
  const times = ['2030-01-30T20:59:59Z', '2030-01-30T21:00:00Z', '2030-02-27T21:00:00Z'];
  const cards = await Promise.all(times.map(async () => (await nanny()).card));
  const people = [await family(), await family()] as const;
  for (const { id } of people) {
    const grants = app.db.updateTable('entitlements').set({ starts_at: begin });
    await grants.where('user_id', '=', id).execute();
  }
  const [now, before] = people;
  const viewer = { id: now.id, role: 'employer', session_id: 0 } as const;
  for (const [index, time] of times.entries()) {
    const slug = cards[index]?.slug ?? '';
    await openContactsAt(app.db, { viewer, kind: 'resume', slug }, new Date(time));
  }
  await sql`
    insert into contact_openings (user_id, card_id, entitlement_id, opened_at)
    select ${before.id}, card_id, (select id from entitlements where user_id = ${before.id}), opened_at
    from contact_openings where user_id = ${now.id}`.execute(app.db);
  const steps = text.slice(text.indexOf('create temporary table'));
  const theirs = `from (select * from contact_openings where user_id = ${before.id}) opening`;
  await app.db.transaction().execute(async (trx) => {
    await sql.raw(steps.replace('from contact_openings opening', theirs)).execute(trx);
  });
  const ledgers = await Promise.all(people.map(ledgerOf));
  expect(ledgers[0]).toHaveLength(12);
  expect(ledgers[1]).toEqual(ledgers[0]);
});

async function ledgerOf({ id }: Person) {
  const { rows } = await sql<object>`
    select kind, account, split_part(subject, ':', 2) as month, subject, amount
    from ledger_entries join ledger_transactions on ledger_transactions.id = transaction_id
    where split_part(subject, ':', 1)::bigint in
      (select id from entitlements where user_id = ${id}) and unit = 'contacts'
    order by subject, kind, account, amount`.execute(app.db);
  return rows.map((row) => JSON.stringify(row).replace(/"\d+:2/g, '"of theirs:2'));
}
