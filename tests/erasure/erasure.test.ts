import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deletionCalls } from '#contract/account.ts';
import { contactUs } from '#contract/contact-us.ts';
import { getUser } from '#contract/session.ts';
import { eraseAccounts } from '#server/deletion/jobs.ts';
import { storedNames } from '#server/files/rules.ts';
import { storedScan } from '#server/passport/rules.ts';
import { createPerson, password, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { createLeaver, type Leaver } from './leaver.ts';
import {
  columnsOfContacts,
  columnsOfPeople,
  columnsThatForget,
  countRows,
  findTraces,
} from './traces.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const day = 24 * 60 * 60 * 1000;
const erase = (deps = app.deps) => eraseAccounts.run(deps, {});

async function leave(leaver: Person, daysAgo: number): Promise<void> {
  await leaver.visitor.call(deletionCalls.ask, { body: { password } });
  await app.db
    .updateTable('users')
    .set({ deletion_asked_at: new Date(Date.now() - daysAgo * day) })
    .where('id', '=', leaver.id)
    .execute();
}

const storedOf = async ({ files, scans }: Leaver) => {
  const names = files.flatMap(storedNames);
  const found = await Promise.all([
    ...names.map((name) => app.deps.storage.read(name)),
    ...scans.map(({ id, sealed_key }) => app.deps.vault.read(storedScan(id), sealed_key)),
  ]);
  return found.filter((bytes) => bytes !== null).length;
};

describe('when the month is over', () => {
  it('nothing is left of a person in any table or file', async () => {
    const leaver = await createLeaver(app);
    await leave(leaver, 31);
    const { db } = app;

    // Only what was there can be seen to go: a new table that keeps people has to be filled, too.
    const columns = await columnsOfPeople(db);
    expect(columns.length).toBeGreaterThan(10);
    for (const column of columns) {
      const rows = await countRows(db, column, leaver.id);
      expect({ ...column, isFilled: rows > 0 }).toEqual({ ...column, isFilled: true });
    }
    const before = await findTraces(db, leaver.marks);
    for (const { table, column } of await columnsOfContacts(db)) {
      expect(before).toContain(`public.${table}.${column}`);
    }
    expect(leaver.scans).toHaveLength(2);
    expect(await storedOf(leaver)).toBeGreaterThan(4);

    await erase();
    expect(await findTraces(db, [...leaver.marks, ...leaver.files])).toEqual([]);
    for (const column of columns) expect(await countRows(db, column, leaver.id)).toBe(0);
    const counters = db.selectFrom('attempts').select('key').where('key', 'like', `%:${leaver.id}`);
    expect(await counters.execute()).toEqual([]);
    expect(await storedOf(leaver)).toBe(0);
    expect((await leaver.visitor.call(getUser)).status).toBe(401);
  });

  it('a run that broke off is finished by the next one', async () => {
    const leaver = await createLeaver(app);
    await leave(leaver, 31);
    let removals = 0;
    const remove = async (name: string) => {
      removals += 1;
      if (removals === 2) throw new Error('The disk is gone');
      await app.deps.storage.remove(name);
    };
    const broken = { ...app.deps, storage: { ...app.deps.storage, remove } };
    await expect(erase(broken)).rejects.toThrow('The disk is gone');
    expect(await storedOf(leaver)).toBeGreaterThan(0);
    await erase();
    expect(await findTraces(app.db, [...leaver.marks, ...leaver.files])).toEqual([]);
    expect(await storedOf(leaver)).toBe(0);
    await erase();
  });
});

it('nobody is erased a day too early, nor whoever has changed their mind', async () => {
  const [early, staying] = [await createLeaver(app), await createLeaver(app)];
  await leave(early, 29);
  await leave(staying, 31);
  await staying.visitor.call(deletionCalls.cancel);
  const filesBefore = await storedOf(early);
  await erase();
  for (const { visitor } of [early, staying]) {
    expect((await visitor.call(getUser)).status).toBe(200);
  }
  expect(await storedOf(early)).toBe(filesBefore);
});

it('nothing of other people goes along, even if somebody typed in their mail', async () => {
  const body = {
    name: 'Ольга',
    contact: 'olga@example.com',
    topic: 'site',
    text: 'Как изменить город в анкете?',
  } as const;
  await app.visitor().call(contactUs, { body });
  const thief = await createPerson(app, { role: 'worker', verified: false });
  await app.db
    .updateTable('users')
    .set({ email: body.contact, deletion_asked_at: new Date(Date.now() - 31 * day) })
    .where('id', '=', thief.id)
    .execute();
  await erase();
  expect((await thief.visitor.call(getUser)).status).toBe(401);
  const traces = await findTraces(app.db, [body.contact]);
  expect(traces).toContain('public.contact_requests.contact');
  expect(traces).toContain('public.letters.text');
});

/** Why rows stay when the person is gone; every other row goes along. */
const kept: Record<string, string> = {
  'appeals.decided_by': 'the decision is about the card of somebody else',
  'broadcasts.author_id': 'the letter went to others',
  'card_events.actor_id': 'the history of the card of somebody else',
  'card_reviews.decided_by': 'the decision is about the card of somebody else',
  'channels.owner_id': 'the dialog belongs to the other side as well',
  'channels.starter_id': 'the dialog belongs to the other side as well',
  'complaints.decided_by': 'the decision is about the complaint of somebody else',
  'contact_requests.answered_by': 'the request is of somebody else',
  'contact_requests.user_id': 'erased by hand, with what was asked as a guest',
  'document_editions.author_id': 'the text belongs to the site',
  'feedback.decided_by': 'the decision is about the words of somebody else',
  'files.owner_id': 'told to the purge, which throws the bytes away first',
  'messages.author_id': 'emptied by hand, in the dialog of the other side',
  'passport_checks.decided_by': 'the decision is about the passport of somebody else',
  'passport_scans.user_id': 'told to the purge, which throws the bytes away first',
  'payments.user_id': 'bookkeeping keeps the payment, without the person',
  'refund_requests.decided_by': 'the decision is about the money of somebody else',
  'renewal_consents.user_id': 'what was agreed to about a payment, without the person',
  'staff_notes.author_id': 'the note is about somebody else',
  'subscriptions.user_id': 'bookkeeping, if it was paid for',
};

describe('what stays without its person', () => {
  it('is declared, with a reason', async () => {
    expect(await columnsThatForget(app.db)).toEqual(Object.keys(kept));
  });

  it('is what was paid for, and nothing that came by itself', async () => {
    const leaver = await createPerson(app, { role: 'worker' });
    await leaver.visitor.call(getUser);
    const paid = await app.db
      .insertInto('subscriptions')
      .values((row) => ({
        user_id: leaver.id,
        tariff_id: row
          .selectFrom('tariffs')
          .select('id')
          .where('role', '=', 'worker')
          .where('price_kopecks', '>', 0)
          .limit(1),
        is_free: false,
        started_at: new Date(),
      }))
      .returning('id')
      .executeTakeFirstOrThrow();
    const free = await app.db
      .selectFrom('subscriptions')
      .select('id')
      .where('user_id', '=', leaver.id)
      .where('is_free', '=', true)
      .executeTakeFirstOrThrow();
    await leave(leaver, 31);
    await erase();
    const left = await app.db
      .selectFrom('subscriptions')
      .select(['id', 'user_id'])
      .where('id', 'in', [paid.id, free.id])
      .execute();
    expect(left).toEqual([{ id: paid.id, user_id: null }]);
  });
});
