import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminLedgerCalls } from '#contract/admin-ledger.ts';
import { adminPaymentCalls } from '#contract/admin-payments.ts';
import { moderationCalls } from '#contract/moderation.ts';
import { paymentCalls } from '#contract/payments.ts';
import { transactionCalls } from '#contract/transactions.ts';
import { moscowDay } from '#contract/russian.ts';
import { checkMoney } from '#server/payments/reconciliation/actions.ts';
import { checkMoneyNightly } from '#server/payments/reconciliation/jobs.ts';
import { checkPaymentIfPossible } from '#server/payments/provider.actions.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { type FakeYookassa, startYookassa } from '#tests/fakes/yookassa.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { passUndo, runJobs } from '#tests/moderation.ts';

const { list, show, refund, check } = adminPaymentCalls;
const price = 149_000;

let bank: FakeYookassa;
let app: TestApp;
let admin: Person;
let moderator: Person;
beforeAll(async () => {
  bank = await startYookassa();
  app = await startTestApp(bank.environment);
  admin = await createPerson(app, { role: 'admin', name: 'Вера Павлова' });
  moderator = await createPerson(app, { role: 'moderator' });
});
afterAll(async () => {
  const violations = await checkMoney(app.deps, new Date(0));
  await app.stop();
  await bank.stop();
  if (violations.length > 0) throw new Error(JSON.stringify(violations));
});

async function bought({ name = 'Мария Иванова', pays = true } = {}) {
  const person = await createPerson(app, { role: 'employer', name });
  const body = { tariff: 'employer-month' };
  const { data } = await person.visitor.call(paymentCalls.buy, { body });
  const { id } = data.payment;
  const [known] = bank.byOrder(id);
  if (!known) throw new Error('the bank knows nothing');
  if (pays) bank.pay(known.id);
  else bank.decline(known.id, 'insufficient_funds');
  await checkPaymentIfPossible(app.deps, id);
  return { person, id, known };
}

const pageOf = async (id: string) => (await admin.visitor.call(show, { params: { id } })).data;
const pageFrom = async (query: object) => (await admin.visitor.call(list, { query })).data;
type PaymentPageOf = Awaited<ReturnType<typeof pageFrom>>;
const found = async (query: object) => (await pageFrom(query)).data.map(({ id }) => id);
const giveBack = (id: string, body: object, by = admin) =>
  by.visitor.send(refund, {
    params: { id },
    body: { amount_kopecks: price, reason: 'Сбой на сайте', returned_kopecks: 0, ...body },
  });
const sentFor = (known: { id: string }) =>
  [...bank.refunds.values()].filter(({ payment_id }) => payment_id === known.id);

describe('the list of payments', () => {
  it('is found by the person, the number, the state and the sum, with what it comes to', async () => {
    const paid = await bought({ name: 'Аристарх Заречный' });
    const declined = await bought({ name: 'Аристарх Заречный', pays: false });
    expect(await found({ q: 'Заречный' })).toEqual([declined.id, paid.id]);
    expect(await found({ q: paid.person.phone })).toEqual([paid.id]);
    expect(await found({ q: declined.person.email })).toEqual([declined.id]);
    expect(await found({ q: paid.id })).toEqual([paid.id]);
    expect(await found({ q: paid.known.id })).toEqual([paid.id]);
    expect(await found({ q: 'Заречный', state: 'succeeded' })).toEqual([paid.id]);
    expect(await found({ q: 'Заречный', state: 'refunded' })).toEqual([]);
    expect(await found({ q: 'Заречный', from_kopecks: price + 1 })).toEqual([]);
    expect(await found({ q: 'Заречный', tariff: 'employer-quarter' })).toEqual([]);
    const today = moscowDay(new Date());
    expect(await found({ q: 'Заречный', from: today, to: today })).toHaveLength(2);
    expect(await found({ q: 'Заречный', to: '2026-01-01' })).toEqual([]);
    const { totals } = (await admin.visitor.call(list, { query: { q: 'Заречный' } })).data;
    expect(totals).toEqual({
      payments: 2,
      paid_kopecks: price,
      open_kopecks: 0,
      refunded_kopecks: 0,
    });
  });

  it('goes on by the cursor without a gap, also among those of one moment', async () => {
    const { person, id } = await bought({ name: 'Лукерья' });
    const { tariff_id } = await app.db
      .selectFrom('payments')
      .select('tariff_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const one = {
      user_id: person.id,
      tariff_id,
      purpose: 'purchase',
      state: 'canceled',
      is_trial: false,
      amount_kopecks: 100,
      provider: 'yookassa',
      created_at: new Date('2026-02-01T10:00:00Z'),
    } as const;
    await app.db
      .insertInto('payments')
      .values(Array.from({ length: 120 }, () => one))
      .execute();
    const seen: string[] = [];
    let before: string | null = null;
    do {
      const page: PaymentPageOf = await pageFrom({ q: 'Лукерья', ...(before && { before }) });
      seen.push(...page.data.map(({ id: one }) => one));
      before = page.meta.next_cursor;
    } while (before);
    expect([seen.length, new Set(seen).size]).toEqual([121, 121]);
    const { status } = await admin.visitor.send(list, { query: { before: "2026'; drop" } });
    expect(status).toBe(422);
  });

  it('is for admins alone', async () => {
    const { id } = await bought();
    for (const call of [
      moderator.visitor.send(list, { query: {} }),
      moderator.visitor.send(show, { params: { id } }),
      moderator.visitor.send(check, { params: { id } }),
      giveBack(id, {}, moderator),
    ]) {
      expect((await call).status).toBe(403);
    }
    expect((await pageOf(id)).returned_kopecks).toBe(0);
  });
});

describe('one payment', () => {
  it('tells all that is known of it, and who has looked', async () => {
    const { id, known, person } = await bought();
    const page = await pageOf(id);
    expect(page).toMatchObject({
      state: 'succeeded',
      provider: 'yookassa',
      provider_id: known.id,
      email: person.email,
      most_kopecks: price,
      unused_kopecks: price,
      subscription: { state: 'active' },
      declined: null,
    });
    expect(page.ledger.map(({ account, amount_kopecks }) => [account, amount_kopecks])).toEqual([
      ['person', -price],
      ['provider', price],
      ['revenue', -price],
      ['person', price],
    ]);
    await pageOf(id);
    const seen = (await pageOf(id)).audit.map(({ action, actor }) => [action, actor.name]);
    expect(seen).toEqual([['payment_view', 'Вера Павлова']]);
  });

  it('was declined in words and in the word of the provider', async () => {
    const { id } = await bought({ pays: false });
    expect((await pageOf(id)).declined).toMatchObject({
      words: expect.stringContaining('не хватает денег'),
      code: 'insufficient_funds',
    });
    expect((await giveBack(id, {})).status).toBe(409);
  });

  it('is asked about once more, and the books are compared', async () => {
    const { id, known } = await bought();
    const ask = async () => (await admin.visitor.call(check, { params: { id } })).data;
    expect(await ask()).toMatchObject({
      agrees: true,
      silence: null,
      provider: { state: 'succeeded', amount_kopecks: price, refunded_kopecks: 0 },
    });
    const [stored] = bank.byOrder(id);
    if (stored) stored.refunded_amount = { value: '5.00', currency: 'RUB' };
    expect(await ask()).toMatchObject({ agrees: false, provider: { refunded_kopecks: 500 } });
    if (stored) stored.refunded_amount = { value: '0.00', currency: 'RUB' };
    bank.mishap = () => 'cut before';
    expect(await ask()).toMatchObject({ agrees: false, provider: null, silence: 'no_answer' });
    bank.mishap = () => null;
    expect(known.id).toBe((await pageOf(id)).provider_id);
  });
});

describe('a refund by an admin', () => {
  it('goes to the bank once, however often and fast it is pressed', async () => {
    const { id, known, person } = await bought();
    const other = await createPerson(app, { role: 'admin' });
    const clicks = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        giveBack(id, { amount_kopecks: 50_000 }, at % 2 ? admin : other),
      ),
    );
    expect(clicks.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409, 409,
    ]);
    await runJobs(app, 'check_refund');
    // The bank has sent it, and whoever still sees the old page presses again.
    expect((await giveBack(id, { amount_kopecks: 50_000 })).status).toBe(409);
    expect(sentFor(known).map(({ amount }) => amount.value)).toEqual(['500.00']);
    const page = await pageOf(id);
    expect(page).toMatchObject({ refunded_kopecks: 50_000, most_kopecks: price - 50_000 });
    expect(page.refunds).toMatchObject([{ state: 'succeeded', answer: 'Сбой на сайте' }]);
    expect(page.audit[0]).toMatchObject({ action: 'payment_refund' });
    const { data } = (await person.visitor.call(transactionCalls.list, { query: {} })).data;
    expect(data[0]?.refund).toMatchObject({ status: 'succeeded', answer: 'Сбой на сайте' });
    const rest = { amount_kopecks: price - 50_000, returned_kopecks: 50_000 };
    expect((await giveBack(id, rest)).status).toBe(201);
    await runJobs(app, 'check_refund');
    expect(await pageOf(id)).toMatchObject({
      most_kopecks: 0,
      subscription: { state: 'refunded', charge_at: null },
    });
    const more = await giveBack(id, { amount_kopecks: 100, returned_kopecks: price });
    expect(more.status).toBe(409);
  });

  it('with one key sent twice is one refund with one answer', async () => {
    const { id, known } = await bought();
    const headers = { 'idempotency-key': randomUUID() };
    const body = { amount_kopecks: 10_000, reason: 'Сбой на сайте', returned_kopecks: 0 };
    const press = () => admin.visitor.send(refund, { params: { id }, body }, headers);
    const both = [await press(), await press()];
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    await runJobs(app, 'check_refund');
    expect(sentFor(known)).toHaveLength(1);
  });

  it.each([
    ['more than was paid', { amount_kopecks: price + 1 }, 409],
    ['nothing', { amount_kopecks: 0 }, 422],
    ['less than nothing', { amount_kopecks: -100 }, 422],
    ['a part of a kopeck', { amount_kopecks: 100.5 }, 422],
    ['without a reason', { reason: ' ' }, 422],
    ['by somebody who has seen another sum', { returned_kopecks: 100 }, 409],
    ['with a field nobody asked for', { user_id: 1 }, 422],
  ])('is refused: %s', async (_, body, status) => {
    const { id } = await bought();
    expect((await giveBack(id, body)).status).toBe(status);
    expect((await pageOf(id)).refunds).toEqual([]);
  });

  it('waits for the queue where the person has asked, whoever comes first', async () => {
    const { id, person, known } = await bought();
    const text = 'Тариф больше не нужен, верните деньги';
    const [asked, given] = await Promise.all([
      person.visitor.send(transactionCalls.askRefund, { params: { id }, body: { text } }),
      giveBack(id, {}),
    ]);
    expect([asked.status, given.status].toSorted((a, b) => a - b)).toEqual([201, 409]);
    await runJobs(app, 'check_refund');
    if (asked.status === 201) {
      const { data } = (await admin.visitor.call(moderationCalls.refunds.list, { query: {} })).data;
      const one = data.find(({ payment }) => payment.id === id);
      await admin.visitor.call(moderationCalls.refunds.decide, {
        params: { id: String(one?.id) },
        body: { decision: 'approve' },
      });
      await passUndo(app);
      await runJobs(app, 'check_refund');
    }
    expect(sentFor(known)).toHaveLength(1);
  });
});

describe('the ledger', () => {
  const today = moscowDay(new Date());
  const ledger = async () =>
    (await admin.visitor.call(adminLedgerCalls.show, { query: { from: today, to: today } })).data;
  const balance = async (account: string) =>
    (await ledger()).accounts.find((one) => one.account === account)?.balance ?? 0;

  it('grows by what is paid, day by day and movement by movement', async () => {
    const before = await balance('provider');
    const { id } = await bought();
    expect(await balance('provider')).toBe(before + price);
    const { accounts, days } = await ledger();
    const sum = accounts.filter(({ unit }) => unit === 'kopecks');
    expect(sum.reduce((all, { balance: one }) => all + one, 0)).toBe(0);
    const day = days.find(({ account }) => account === 'provider');
    expect(day?.day).toBe(today);
    expect((day?.gained ?? 0) + (day?.lost ?? 0)).toBe(before + price);
    const query = { account: 'provider', day: today } as const;
    const { data } = (await admin.visitor.call(adminLedgerCalls.movements, { query })).data;
    expect(data[0]).toMatchObject({ subject: id, amount: price, kind: 'payment' });
    const { status } = await moderator.visitor.send(adminLedgerCalls.movements, { query });
    expect(status).toBe(403);
  });

  it('shows what the last night has found', async () => {
    await checkMoneyNightly.run(app.deps, {});
    expect((await ledger()).check).toMatchObject({ found: 0, violations: [] });
    const { id } = await bought();
    const broken = { amount_kopecks: price + 100 };
    await app.db.updateTable('payments').set(broken).where('id', '=', id).execute();
    await checkMoneyNightly.run(app.deps, {});
    await app.db
      .updateTable('payments')
      .set({ amount_kopecks: price })
      .where('id', '=', id)
      .execute();
    const { check: last } = await ledger();
    expect(last?.found).toBeGreaterThan(0);
    expect(last?.violations.map(({ subject }) => subject)).toContain(id);
  });
});
