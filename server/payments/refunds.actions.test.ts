import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openContacts } from '#contract/card-contacts.ts';
import { moderationCalls } from '#contract/moderation.ts';
import { notificationCalls } from '#contract/notifications.ts';
import { billUrl, transactionCalls } from '#contract/transactions.ts';
import { paymentCalls, yookassaWebhook } from '#contract/payments.ts';
import { getUser } from '#contract/session.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { type FakeYookassa, startYookassa } from '#tests/fakes/yookassa.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { passUndo, runJobs } from '#tests/moderation.ts';
import { sweepPayments } from './jobs.ts';
import { orderRefund } from './refunds.actions.ts';
import { sweepRefunds } from './refunds.jobs.ts';

const hour = 60 * 60 * 1000;
let bank: FakeYookassa;
let app: TestApp;
let admin: Person;
beforeAll(async () => {
  bank = await startYookassa();
  app = await startTestApp(bank.environment);
  admin = await createPerson(app, { role: 'admin' });
});
afterAll(async () => {
  await app.stop();
  await bank.stop();
});
beforeEach(async () => {
  bank.mishap = () => null;
  await app.db.deleteFrom('attempts').execute();
});

/** Somebody who has paid for a month; the id of the payment, and how the bank calls it. */
async function paid(tariff = 'employer-month') {
  const person = await createPerson(app, { role: 'employer' });
  const headers = { 'idempotency-key': randomUUID() };
  const { data } = await person.visitor.send(paymentCalls.buy, { body: { tariff } }, headers);
  const { id } = data.payment;
  const [known] = bank.byOrder(id);
  if (!known) throw new Error('the bank knows nothing');
  bank.pay(known.id);
  await app.db
    .updateTable('payments')
    .set({ check_at: new Date(0) })
    .where('id', '=', id)
    .execute();
  await sweepPayments.run(app.deps, {});
  return { person, id, known };
}

/** As if so much of the month had passed. */
async function passDays(id: string, days: number): Promise<void> {
  const from = new Date(Date.now() - days * 24 * hour);
  await app.db
    .updateTable('entitlements')
    .set({ starts_at: from, until: new Date(from.getTime() + 30 * 24 * hour) })
    .where('payment_id', '=', id)
    .execute();
}

/** As if the request had lain for more than a month. */
async function passMonth({ id }: Person, paymentId: string): Promise<void> {
  for (const step of [
    sql`update entitlements set starts_at = starts_at - interval '32 days',
      until = until - interval '32 days' where payment_id = ${paymentId}`,
    sql`update contact_openings set opened_at = opened_at - interval '32 days' where user_id = ${id}`,
    sql`update refund_requests set created_at = created_at - interval '32 days'
      where payment_id = ${paymentId}`,
  ]) {
    await step.execute(app.db);
  }
}

const text = 'Тариф больше не нужен, верните деньги';
const ask = ({ visitor }: Person, id: string) =>
  visitor.send(transactionCalls.askRefund, { params: { id }, body: { text } });
const historyOf = async ({ visitor }: Person, page = 1) =>
  (await visitor.call(transactionCalls.list, { query: { page } })).data;
const latest = async (person: Person) => (await historyOf(person)).data[0];

async function queued(id: string) {
  const { data } = await admin.visitor.call(moderationCalls.refunds.list, { query: {} });
  return data.data.find(({ payment }) => payment.id === id);
}

async function decide(id: string, body: object) {
  const request = await queued(id);
  const params = { id: String(request?.id) };
  return admin.visitor.send(moderationCalls.refunds.decide, { params, body: body as never });
}

/** Undoing is over, and the job has sent what was agreed. */
async function answer(id: string, body: object) {
  expect((await decide(id, body)).status).toBe(200);
  await passUndo(app);
  await runJobs(app, 'check_refund');
}

const sentFor = (known: { id: string }) =>
  [...bank.refunds.values()].filter(({ payment_id }) => payment_id === known.id);
const tariffOf = async ({ visitor }: Person) => (await visitor.call(getUser)).data.tariff?.slug;
const toldTo = async ({ visitor }: Person) =>
  (await visitor.call(notificationCalls.list, { query: {} })).data.data
    .filter(({ kind }) => kind === 'refund_changed')
    .map((note) => note.text);
const movementsOf = async (id: string) =>
  (
    await app.db
      .selectFrom('ledger_entries')
      .selectAll()
      .where('subject', '=', id)
      .orderBy('id')
      .execute()
  )
    .map(({ account, amount }) => `${account} ${amount}`)
    .slice(4);
const dueNow = () =>
  app.db
    .updateTable('refunds')
    .set({ check_at: new Date(0) })
    .where('check_at', 'is not', null)
    .execute();
const sweep = async () => {
  await dueNow();
  await sweepRefunds.run(app.deps, {});
};

describe('what was paid', () => {
  it('stands in the history, the newest first, with what is not used of it', async () => {
    const { person, id } = await paid();
    await passDays(id, 15);
    await person.visitor.send(paymentCalls.buy, { body: { tariff: 'employer-quarter' } });
    const { data, meta } = await historyOf(person);
    expect(data.map(({ tariff, status }) => [tariff.slug, status])).toEqual([
      ['employer-quarter', 'pending'],
      ['employer-month', 'succeeded'],
    ]);
    expect(data.map((one) => one.refundable_kopecks)).toEqual([null, 74_500]);
    expect(meta).toEqual({ current_page: 1, last_page: 1 });
    expect((await historyOf(person, 2)).data).toEqual([]);
  });

  it('has a bill of its own, for nobody else', async () => {
    const { person, id } = await paid();
    const bill = { params: { id } };
    const file = await person.visitor.request('GET', billUrl(id));
    expect([file.status, file.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(file.headers['content-type']).toContain('application/pdf');
    const stranger = await createPerson(app, { role: 'employer' });
    expect((await stranger.visitor.send(transactionCalls.bill, bill)).status).toBe(404);
    expect((await latest(person))?.bill_url).toBe(`/api/v1/user/transactions/${id}/bill`);
  });

  it('gives twenty a page', async () => {
    const { person, id } = await paid();
    const { tariff_id } = await app.db
      .selectFrom('payments')
      .select('tariff_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const declined = { tariff_id, purpose: 'purchase', state: 'canceled' } as const;
    const one = {
      ...declined,
      is_trial: false,
      amount_kopecks: 100,
      provider: 'yookassa',
    } as const;
    await app.db
      .insertInto('payments')
      .values(Array.from({ length: 20 }, () => ({ ...one, user_id: person.id })))
      .execute();
    const { data, meta } = await historyOf(person);
    expect([data.length, meta.last_page]).toEqual([20, 2]);
    expect((await historyOf(person, 2)).data).toHaveLength(1);
  });

  it('cannot be asked back by anybody else, twice, or of what is used up', async () => {
    const { person, id } = await paid();
    const stranger = await createPerson(app, { role: 'employer' });
    expect((await ask(stranger, id)).status).toBe(404);
    const both = await Promise.all([ask(person, id), ask(person, id)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await latest(person)).toMatchObject({
      refund: { status: 'asked', amount_kopecks: 149_000 },
      refundable_kopecks: null,
    });
    const old = await paid();
    await passDays(old.id, 31);
    expect((await ask(old.person, old.id)).status).toBe(409);
  });
});

describe('a refund', () => {
  it('of all that is unused goes to the bank, and the tariff ends', async () => {
    const { person, id, known } = await paid();
    await ask(person, id);
    expect(await queued(id)).toMatchObject({
      text,
      person: { id: person.id },
      offered_kopecks: 149_000,
      most_kopecks: 149_000,
      failed_at: null,
    });
    await answer(id, { decision: 'approve' });
    expect(sentFor(known)).toMatchObject([{ amount: { value: '1490.00' } }]);
    expect(await latest(person)).toMatchObject({
      refund: { status: 'succeeded', amount_kopecks: 149_000 },
      refunded_kopecks: 149_000,
      refundable_kopecks: null,
    });
    expect(await tariffOf(person)).toBe('employer-basic');
    expect(await movementsOf(id)).toEqual([
      'provider -149000',
      'person 149000',
      'person -149000',
      'refunds 149000',
    ]);
    expect(await toldTo(person)).toHaveLength(2);
    const held = await app.db
      .selectFrom('subscriptions')
      .select(['state', 'charge_at'])
      .where('user_id', '=', person.id)
      .where('is_free', '=', false)
      .execute();
    expect(held).toEqual([{ state: 'refunded', charge_at: null }]);
  });

  it('of a part leaves the tariff, and no more can go back than was paid', async () => {
    const { person, id, known } = await paid();
    await ask(person, id);
    const tooMuch = { decision: 'approve', amount_kopecks: 149_100, reason: 'Всё и ещё рубль' };
    expect((await decide(id, tooMuch)).status).toBe(409);
    const reason = 'Возвращаем половину: извините за сбой';
    await answer(id, { decision: 'approve', amount_kopecks: 74_500, reason });
    expect(await latest(person)).toMatchObject({
      refund: { status: 'succeeded', amount_kopecks: 74_500, answer: reason },
      refundable_kopecks: 74_500,
    });
    expect(await tariffOf(person)).toBe('employer-month');
    await ask(person, id);
    await answer(id, { decision: 'approve' });
    expect(sentFor(known).map(({ amount }) => amount.value)).toEqual(['745.00', '745.00']);
    expect(await tariffOf(person)).toBe('employer-basic');
    const more = orderRefund(app.db, { payment: { id }, amount: 100, answer: '' }, new Date());
    await expect(more).rejects.toThrow('left');
  });

  it.each([
    ['employer-month', 149_000, 28 / 30],
    ['employer-quarter', 349_000, (28 + 30 + 30) / 90],
  ])('what was opened of %s since it was asked back counts after its month too', async (...row) => {
    const [tariff, price, share] = row;
    const { person, id } = await paid(tariff);
    await ask(person, id);
    for (const title of ['Няня с опытом', 'Няня на вечер']) {
      const nanny = await createPerson(app, { role: 'worker' });
      const { slug } = await createPublished(nanny, 'resume', { title });
      await person.visitor.call(openContacts.resume, { params: { slug } });
    }
    await passMonth(person, id);
    expect(await queued(id)).toMatchObject({
      offered_kopecks: Math.ceil((price * share) / 100) * 100,
      payment: { contacts: { used: 2 } },
    });
  });

  it('that is declined says why, and can be asked for again', async () => {
    const { person, id, known } = await paid();
    await ask(person, id);
    const reason = 'Напишите подробнее, что пошло не так';
    await answer(id, { decision: 'decline', reason });
    expect(await latest(person)).toMatchObject({
      refund: { status: 'declined', answer: reason },
      refundable_kopecks: 149_000,
    });
    expect((await toldTo(person))[0]).toContain(reason);
    expect(sentFor(known)).toEqual([]);
    expect((await ask(person, id)).status).toBe(201);
  });

  it('can be taken back before it is sent', async () => {
    const { person, id, known } = await paid();
    await ask(person, id);
    const request = await queued(id);
    await decide(id, { decision: 'approve' });
    const params = { id: String(request?.id) };
    await admin.visitor.call(moderationCalls.refunds.undo, { params });
    await passUndo(app);
    await runJobs(app, 'check_refund');
    expect(sentFor(known)).toEqual([]);
    expect((await latest(person))?.refund?.status).toBe('asked');
    expect(await queued(id)).toBeDefined();
  });
});

describe('a bank that fails while money goes back', () => {
  it.each(['error before', 'error after', 'cut before', 'cut after'] as const)(
    '%s: exactly one refund, sent by two processes at once',
    async (mishap) => {
      const { person, id, known } = await paid();
      await ask(person, id);
      bank.mishap = (method) => (method === 'POST' ? mishap : null);
      await answer(id, { decision: 'approve' });
      expect((await latest(person))?.refund?.status).toBe('pending');
      expect((await ask(person, id)).status).toBe(409);
      bank.mishap = () => null;
      await dueNow();
      await Promise.all([sweepRefunds.run(app.deps, {}), sweep()]);
      expect(sentFor(known)).toHaveLength(1);
      expect((await latest(person))?.refund?.status).toBe('succeeded');
      expect(await movementsOf(id)).toHaveLength(4);
    },
  );

  it.each(['cut before', 'cut after'] as const)(
    '%s, for so long that the key has died: it is searched for first',
    async (mishap) => {
      const { person, id, known } = await paid();
      await ask(person, id);
      bank.mishap = (method) => (method === 'POST' ? mishap : null);
      // A part: the bank would give it a second time.
      const reason = 'Возвращаем часть';
      await answer(id, { decision: 'approve', amount_kopecks: 50_000, reason });
      bank.mishap = () => null;
      const yesterday = new Date(Date.now() - 25 * hour);
      for (const refund of sentFor(known)) refund.created_at = yesterday.toISOString();
      await app.db
        .updateTable('refunds')
        .set({ created_at: yesterday })
        .where('payment_id', '=', id)
        .execute();
      bank.advance(25 * hour);
      await sweep();
      bank.advance(-25 * hour);
      expect(sentFor(known)).toHaveLength(1);
      expect((await latest(person))?.refund?.status).toBe('succeeded');
    },
  );

  it('whose first answer is lost, and whose key is refused after an erasure, is searched', async () => {
    const { person, id, known } = await paid();
    await ask(person, id);
    bank.mishap = (method) => (method === 'POST' ? 'cut after' : null);
    await answer(id, { decision: 'approve' });
    bank.mishap = () => null;
    await app.db.updateTable('payments').set({ email: null }).where('id', '=', id).execute();
    await sweep();
    bank.refused.length = 0;
    expect(sentFor(known)).toHaveLength(1);
    expect((await latest(person))?.refund?.status).toBe('succeeded');
  });

  it('and refuses for good: staff see it again, and the person waits for them', async () => {
    const { person, id, known } = await paid();
    await ask(person, id);
    // The bank knows of a refund that we do not: it will not give the whole sum once more.
    const [stored] = bank.byOrder(id);
    if (stored) stored.refunded_amount = { value: '1000.00', currency: 'RUB' };
    await answer(id, { decision: 'approve' });
    bank.refused.length = 0;
    expect(sentFor(known)).toEqual([]);
    expect((await latest(person))?.refund?.status).toBe('asked');
    expect(await queued(id)).toMatchObject({ failed_at: expect.any(String), text });
    await answer(id, { decision: 'approve', amount_kopecks: 49_000, reason: 'Остальное вернули' });
    expect((await latest(person))?.refund).toMatchObject({
      status: 'succeeded',
      amount_kopecks: 49_000,
    });
  });

  it('and refuses what it has taken without an answer: its name stays written down', async () => {
    const { person, id, known } = await paid();
    await ask(person, id);
    bank.holding.add(known.id);
    bank.mishap = (method) => (method === 'POST' ? 'cut after' : null);
    await answer(id, { decision: 'approve' });
    bank.mishap = () => null;
    const [refused] = sentFor(known);
    bank.refuseRefund(refused?.id ?? '');
    await sweep();
    expect((await latest(person))?.refund?.status).toBe('asked');
    bank.holding.delete(known.id);
    await answer(id, { decision: 'approve' });
    const refunds = app.db.selectFrom('refunds').select(['provider_id', 'state']);
    expect(await refunds.where('payment_id', '=', id).orderBy('created_at').execute()).toEqual(
      sentFor(known).map((one) => ({ provider_id: one.id, state: one.status })),
    );
    expect(sentFor(known).map(({ status }) => status)).toEqual(['canceled', 'succeeded']);
  });

  it('and tells of it by a notification that is not believed, but asked about', async () => {
    const { person, id, known } = await paid();
    await ask(person, id);
    bank.mishap = (method) => (method === 'POST' ? 'cut after' : null);
    await answer(id, { decision: 'approve' });
    bank.mishap = () => null;
    const [refund] = sentFor(known);
    const object = { id: refund?.id ?? '', payment_id: known.id };
    const told = { body: { event: 'refund.succeeded', object } };
    expect((await app.visitor().send(yookassaWebhook, told)).status).toBe(200);
    expect((await latest(person))?.refund?.status).toBe('succeeded');
  });
});

it('money that goes back by itself is sent, and a refusal of it comes to the staff', async () => {
  const { person, id, known } = await paid();
  const refund = { payment: { id }, amount: 149_000, answer: 'Деньги вернутся целиком' };
  await app.db.transaction().execute((trx) => orderRefund(trx, refund, new Date()));
  known.refunded_amount = { value: '1.00', currency: 'RUB' };
  await sweep();
  bank.refused.length = 0;
  expect(await queued(id)).toMatchObject({ text: '', offered_kopecks: 149_000 });
  known.refunded_amount = { value: '0.00', currency: 'RUB' };
  await answer(id, { decision: 'approve' });
  expect(sentFor(known)).toHaveLength(1);
  expect((await latest(person))?.refund?.status).toBe('succeeded');
});
