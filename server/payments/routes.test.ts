import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notificationCalls } from '#contract/notifications.ts';
import { paymentCalls, yookassaWebhook } from '#contract/payments.ts';
import { subscriptionCalls } from '#contract/subscriptions.ts';
import { getUser } from '#contract/session.ts';
import { getEntitlement, listTestTariffs } from '#contract/tariffs.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import {
  type FakeCard,
  type FakePayment,
  type FakeYookassa,
  startYookassa,
} from '#tests/fakes/yookassa.ts';
import { type SecondApp, startTestApp, type TestApp } from '#tests/harness/app.ts';
import { runJobs } from '#tests/moderation.ts';
import { production } from '#tests/production.ts';
import { sweepPayments } from './jobs.ts';

let bank: FakeYookassa;
let app: TestApp;
let second: SecondApp;
beforeAll(async () => {
  bank = await startYookassa();
  app = await startTestApp(bank.environment);
  second = await app.startSecond();
});
afterAll(async () => {
  await second.stop();
  await app.stop();
  await bank.stop();
});
beforeEach(async () => {
  bank.mishap = () => null;
  await app.db.deleteFrom('attempts').execute();
});

const family = () => createPerson(app, { role: 'employer' });
const month = { tariff: 'employer-month' };
type Purchase = { tariff: string } & Partial<z.input<typeof paymentCalls.buy.body>>;

async function buy(person: Person, body: Purchase = month, key = randomUUID()) {
  const headers = { 'idempotency-key': key };
  return person.visitor.send(paymentCalls.buy, { body }, headers);
}

/** Bought, and known to the bank. */
async function bought(person: Person, body: Purchase = month) {
  const { status, data } = await buy(person, body);
  expect(status).toBe(201);
  const [known] = bank.byOrder(data.payment.id);
  if (!known) throw new Error('the bank knows nothing');
  return { id: data.payment.id, known };
}

const tell = (payment: FakePayment, change: object = {}) =>
  app.visitor().send(yookassaWebhook, {
    body: { ...bank.notification(payment), ...change } as never,
  });
const statusOf = async ({ visitor }: Person, id: string) =>
  (await visitor.call(paymentCalls.get, { params: { id } })).data.payment.status;
const tariffOf = async ({ visitor }: Person) => (await visitor.call(getUser)).data.tariff?.slug;
const grantsOf = ({ id }: Person) =>
  app.db
    .selectFrom('entitlements')
    .selectAll()
    .where('user_id', '=', id)
    .where('payment_id', 'is not', null)
    .execute();
const movementsOf = (id: string) =>
  app.db.selectFrom('ledger_entries').selectAll().where('subject', '=', id).orderBy('id').execute();
/** As if so much time had passed for the sweep. */
const sweep = async () => {
  await app.db
    .updateTable('payments')
    .set({ check_at: new Date(0) })
    .where('check_at', 'is not', null)
    .execute();
  await sweepPayments.run(app.deps, {});
};

describe('buying a tariff', () => {
  it('leads to the bank, and the tariff begins when the bank has the money', async () => {
    const person = await family();
    const { id, known } = await bought(person, { ...month, next: '/resume-nyanya-a1b2c3' });
    expect(known.amount).toEqual({ value: '1490.00', currency: 'RUB' });
    expect(await tariffOf(person)).toBe('employer-basic');
    bank.pay(known.id);
    expect((await tell(known)).status).toBe(200);
    const { payment, next } = (await person.visitor.call(paymentCalls.get, { params: { id } }))
      .data;
    expect(payment).toMatchObject({ status: 'succeeded', amount_kopecks: 149_000 });
    expect(next).toBe('/resume-nyanya-a1b2c3');
    expect(await tariffOf(person)).toBe('employer-month');
    const { contacts } = (await person.visitor.call(getEntitlement, { query: {} })).data;
    expect(contacts.left).toBe(33);
    const notes = (await person.visitor.call(notificationCalls.list, { query: {} })).data;
    expect(notes.data.map(({ kind }) => kind)).toEqual(['payment_succeeded']);
    const sums = (await movementsOf(id)).map(({ account, amount }) => `${account} ${amount}`);
    expect(sums.toSorted()).toEqual([
      'person -149000',
      'person 149000',
      'provider 149000',
      'revenue -149000',
    ]);
  });

  it('is one payment for fifty clicks in two processes, with one key or with many', async () => {
    const person = await family();
    const elsewhere = second.visitor();
    for (const [name, value] of person.visitor.cookies) elsewhere.cookies.set(name, value);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, click) => {
        const visitor = click % 2 ? person.visitor : elsewhere;
        return buy({ ...person, visitor }, month, click % 5 ? key : randomUUID());
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const ids = new Set(answers.map(({ data }) => data.payment.id));
    expect(ids.size).toBe(1);
    const [id] = ids;
    expect(bank.byOrder(id ?? '')).toHaveLength(1);
  });

  it('that waits at the bank follows what was chosen last', async () => {
    const person = await family();
    const { data } = await person.visitor.call(paymentCalls.quote, {
      query: { tariff: month.tariff },
    });
    const tick = { renewal_consent: true, renewal_version: data.renewal?.version };
    const { id, known } = await bought(person, { ...month, ...tick, next: '/resumes' });
    expect((await bought(person, { ...month, next: '/tariffs' })).id).toBe(id);
    bank.pay(known.id);
    await tell(known);
    const after = await person.visitor.call(paymentCalls.get, { params: { id } });
    expect(after.data.next).toBe('/tariffs');
    const { data: held } = await person.visitor.call(subscriptionCalls.list);
    expect(held.data[0]?.renewal).toBeNull();
    expect(held.payment_method).toBeNull();
  });

  it('that waits at the bank without renewal is not ticked behind its back', async () => {
    const person = await family();
    const query = { tariff: month.tariff };
    const { data } = await person.visitor.call(paymentCalls.quote, { query });
    await bought(person);
    const tick = { renewal_consent: true, renewal_version: data.renewal?.version };
    const { status, problem } = await buy(person, { ...month, ...tick });
    expect([status, problem.detail]).toEqual([409, expect.stringContaining('без продления')]);
  });

  it('refuses the same key for another tariff', async () => {
    const person = await family();
    const key = randomUUID();
    await buy(person, month, key);
    expect((await buy(person, { tariff: 'employer-quarter' }, key)).status).toBe(409);
  });

  it('says what was declined and why, and can be tried again', async () => {
    const person = await family();
    const { id, known } = await bought(person);
    bank.decline(known.id, 'insufficient_funds');
    await tell(known);
    const { payment } = (await person.visitor.call(paymentCalls.get, { params: { id } })).data;
    expect(payment.status).toBe('canceled');
    expect(payment.reason).toContain('не хватает денег');
    expect(await tariffOf(person)).toBe('employer-basic');
    const again = await bought(person);
    expect(again.id).not.toBe(id);
  });

  it('asks for an e-mail first, and for the words and the sum that were shown', async () => {
    const person = await family();
    const wrong = { ...month, amount_kopecks: 100 };
    expect((await buy(person, wrong)).status).toBe(409);
    const other = { ...month, renewal_consent: true, renewal_version: 'of yesterday' };
    expect((await buy(person, other)).status).toBe(409);
    await app.db
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', person.id)
      .execute();
    expect((await buy(person)).status).toBe(422);
  });

  it('sells the trial once a person, and as nothing else', async () => {
    const person = await family();
    const trial = { tariff: 'employer-trial' };
    expect((await buy(person, trial)).status).toBe(422);
    const refusal = async () =>
      (await person.visitor.call(listTestTariffs, { query: {} })).data.data[0]?.refusal;
    expect(await refusal()).toBeNull();
    const call = () => person.visitor.send(paymentCalls.buyTest, { body: trial });
    const { data } = await call();
    const [known] = bank.byOrder(data.payment.id);
    bank.pay(known?.id ?? '');
    await sweep();
    expect(await tariffOf(person)).toBe('employer-trial');
    await app.db
      .updateTable('subscriptions')
      .set({ until: new Date(Date.now() - 1) })
      .where('user_id', '=', person.id)
      .where('is_free', '=', false)
      .execute();
    expect((await call()).status).toBe(409);
    expect(await refusal()).toContain('уже был');
  });

  describe('a trial', () => {
    const trial = { tariff: 'employer-trial' };
    /** Paid with a card of which the bank tells these digits. */
    async function payWith(person: Person, digits: Partial<FakeCard>) {
      const { data } = await person.visitor.send(paymentCalls.buyTest, { body: trial });
      const [known] = bank.byOrder(data.payment.id);
      if (!known?.payment_method?.card) throw new Error('the bank knows nothing');
      Object.assign(known.payment_method.card, digits);
      bank.pay(known.id);
      return { id: data.payment.id, known };
    }
    const outcomeOf = async ({ visitor }: Person, id: string) =>
      (await visitor.call(paymentCalls.get, { params: { id } })).data.payment.outcome;

    it('is sold once a card, and the money of another one goes back whole', async () => {
      const card = { first6: '220220', last4: '7777', expiry_month: '01' };
      const [first, other] = [await family(), await family()];
      const bought = [await payWith(first, card), await payWith(other, card)];
      // Both at once, and told more than once.
      await Promise.all([...bought, ...bought].map(({ known }) => tell(known)));
      const people = [first, other];
      const held = await Promise.all(people.map(tariffOf));
      expect(new Set(held)).toEqual(new Set(['employer-basic', 'employer-trial']));
      const refused = held.indexOf('employer-basic');
      const [person, again] = [people[refused] as Person, bought[refused]?.id ?? ''];
      const outcome = await outcomeOf(person, again);
      expect(outcome).toMatchObject({ is_held: false });
      expect(outcome?.sentence).toContain('один раз на карту. Деньги вернутся целиком');
      await runJobs(app, 'check_refund');
      const sent = bank.refundsOf(bought[refused]?.known.id ?? '');
      expect(sent.map(({ amount }) => amount.value)).toEqual(['99.00']);
      // They have had none: with a card of their own they may.
      const own = await payWith(person, { ...card, last4: '7778' });
      await tell(own.known);
      expect(await tariffOf(person)).toBe('employer-trial');
      expect(bank.refundsOf(own.known.id)).toEqual([]);
    });

    it('is refused nobody of whose card the bank does not say enough', async () => {
      for (let count = 0; count < 2; count += 1) {
        const person = await family();
        const { known } = await payWith(person, { last4: '1111' });
        delete known.payment_method?.card?.first6;
        await tell(known);
        expect(await tariffOf(person)).toBe('employer-trial');
      }
    });

    it('leaves no digits of a card behind', async () => {
      const { known } = await payWith(await family(), { first6: '987654' });
      await tell(known);
      const rows = await app.db.selectFrom('trial_cards').selectAll().execute();
      expect(rows.length).toBeGreaterThan(0);
      for (const { card_hash } of rows) expect(card_hash).toHaveLength(32);
      const payment = await app.db.selectFrom('payments').selectAll().execute();
      expect(JSON.stringify(payment)).not.toContain('987654');
    });
  });

  it('sells no trial to whoever is on a paid tariff, and says so before', async () => {
    const person = await family();
    const { known } = await bought(person);
    bank.pay(known.id);
    await tell(known);
    const why = expect.stringContaining('действует «Месяц»');
    const [trial] = (await person.visitor.call(listTestTariffs, { query: {} })).data.data;
    expect(trial?.refusal).toEqual(why);
    const query = { tariff: 'employer-trial' };
    expect((await person.visitor.call(paymentCalls.quote, { query })).data.refusal).toEqual(why);
    const { status, problem } = await person.visitor.send(paymentCalls.buyTest, { body: query });
    expect([status, problem.detail]).toEqual([409, why]);
  });
});

describe('an upgrade', () => {
  it('counts the rest of the tariff that runs, and says so before', async () => {
    const person = await family();
    const first = await bought(person);
    bank.pay(first.known.id);
    await sweep();
    const half = 15 * 24 * 60 * 60 * 1000;
    const moved = new Date(Date.now() - half);
    await app.db
      .updateTable('entitlements')
      .set({ starts_at: moved, until: new Date(moved.getTime() + 2 * half) })
      .where('payment_id', '=', first.id)
      .execute();
    const query = { tariff: 'employer-quarter' };
    const { data: quote } = await person.visitor.call(paymentCalls.quote, { query });
    expect(quote).toMatchObject({
      price_kopecks: 349_000,
      credit_kopecks: 74_500,
      amount_kopecks: 274_500,
      replaces: { slug: 'employer-month' },
      refusal: null,
    });
    const next = await bought(person, { ...query, amount_kopecks: quote.amount_kopecks });
    expect(next.known.amount.value).toBe('2745.00');
    bank.pay(next.known.id);
    await tell(next.known);
    expect(await tariffOf(person)).toBe('employer-quarter');
    const states = await app.db
      .selectFrom('subscriptions')
      .select('state')
      .where('user_id', '=', person.id)
      .where('is_free', '=', false)
      .orderBy('id')
      .execute();
    expect(states.map(({ state }) => state)).toEqual(['replaced', 'active']);
  });

  it('gives all of it back when the rest was counted for another payment meanwhile', async () => {
    const person = await family();
    const one = await bought(person);
    const other = await bought(person, { tariff: 'employer-quarter' });
    bank.pay(one.known.id);
    await tell(one.known);
    bank.pay(other.known.id);
    await tell(other.known);
    expect(await tariffOf(person)).toBe('employer-month');
    const refund = await app.db
      .selectFrom('refunds')
      .selectAll()
      .where('payment_id', '=', other.id)
      .executeTakeFirstOrThrow();
    expect(refund).toMatchObject({ state: 'new', amount_kopecks: 349_000 });
    expect(await grantsOf(person)).toHaveLength(1);
  });
});

describe('word from the bank', () => {
  it('a thousand forged, early, repeated and late notifications make one grant', async () => {
    const person = await family();
    const stranger = await bought(await family());
    const { id, known } = await bought(person);
    const paid = { ...known, status: 'succeeded' as const, paid: true };
    const kinds = [
      () => tell(paid),
      () => tell({ ...paid, id: randomUUID(), metadata: {} }),
      () => tell({ ...paid, id: randomUUID(), metadata: { order_id: randomUUID() } }),
      () => tell({ ...paid, id: stranger.known.id }),
      () => tell({ ...paid, amount: { value: '1.00', currency: 'RUB' } }),
    ];
    for (let round = 0; round < 40; round += 1) {
      await Promise.all(kinds.map((send) => send()));
    }
    expect(await statusOf(person, id)).toBe('pending');
    expect(await grantsOf(person)).toEqual([]);
    bank.pay(known.id);
    for (let round = 0; round < 80; round += 1) {
      await Promise.all([...kinds, ...kinds].map((send) => send()));
      await app.db.deleteFrom('attempts').execute();
    }
    expect(await grantsOf(person)).toHaveLength(1);
    expect(await movementsOf(id)).toHaveLength(4);
    expect(await statusOf(person, id)).toBe('succeeded');
  });

  it('of another sum, currency or order is not believed', async () => {
    for (const change of [
      { amount: { value: '1.00', currency: 'RUB' } },
      { amount: { value: '1490.00', currency: 'USD' } },
      { metadata: { order_id: randomUUID() } },
    ]) {
      const person = await family();
      const { id, known } = await bought(person);
      Object.assign(bank.pay(known.id), change);
      await tell(known, { object: { id: known.id, metadata: { order_id: id } } });
      expect(await statusOf(person, id)).toBe('pending');
      expect(await grantsOf(person)).toEqual([]);
    }
  });

  it('that never comes is asked for', async () => {
    const person = await family();
    const { id, known } = await bought(person);
    bank.pay(known.id);
    await sweep();
    expect(await statusOf(person, id)).toBe('succeeded');
  });

  it('is asked for again when the bank cannot be asked now', async () => {
    const person = await family();
    const { id, known } = await bought(person);
    bank.pay(known.id);
    bank.mishap = () => 'error before';
    expect((await tell(known)).status).toBe(503);
    bank.mishap = () => null;
    expect((await tell(known)).status).toBe(200);
    expect(await statusOf(person, id)).toBe('succeeded');
  });
});

describe('a bank that fails while a payment is made', () => {
  it.each(['error before', 'error after', 'cut before', 'cut after'] as const)(
    '%s: one charge, and the way there is found later',
    async (mishap) => {
      const person = await family();
      bank.mishap = (method) => (method === 'POST' ? mishap : null);
      const { status, data } = await buy(person);
      expect(status).toBe(201);
      expect(data.payment).toMatchObject({ status: 'pending', confirmation_url: null });
      bank.mishap = () => null;
      const { id } = data.payment;
      const checked = await person.visitor.call(paymentCalls.check, { params: { id } });
      expect(checked.data.payment.confirmation_url).toContain('/pay/');
      expect(bank.byOrder(id)).toHaveLength(1);
    },
  );

  it('whose key has died is searched for the order, and never charged a second time', async () => {
    const person = await family();
    bank.mishap = (method) => (method === 'POST' ? 'cut after' : null);
    const { data } = await buy(person);
    bank.mishap = () => null;
    const { id } = data.payment;
    const [known] = bank.byOrder(id);
    bank.pay(known?.id ?? '');
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
    if (known) known.created_at = yesterday.toISOString();
    await app.db
      .updateTable('payments')
      .set({ created_at: yesterday })
      .where('id', '=', id)
      .execute();
    bank.advance(25 * 60 * 60 * 1000);
    await sweep();
    expect(bank.byOrder(id)).toHaveLength(1);
    expect(await statusOf(person, id)).toBe('succeeded');
    bank.advance(-25 * 60 * 60 * 1000);
  });
});

it('sends what YooKassa takes: nothing was refused in all of the above', () => {
  expect(bank.refused).toEqual([]);
});

it('without a provider nothing can be bought, and that is said', async () => {
  const bare = await startTestApp(production);
  const person = await createPerson(bare, { role: 'employer' });
  const { data } = await person.visitor.call(paymentCalls.quote, { query: month });
  expect(data.refusal).toContain('пока не подключена');
  expect((await person.visitor.send(paymentCalls.buy, { body: month })).status).toBe(409);
  await bare.stop();
});
