import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openContacts } from '#contract/card-contacts.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { paymentCalls } from '#contract/payments.ts';
import { subscriptionCalls } from '#contract/subscriptions.ts';
import { transactionCalls } from '#contract/transactions.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { type FakeYookassa, startYookassa } from '#tests/fakes/yookassa.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { runJobs } from '#tests/moderation.ts';
import { checkPaymentIfPossible } from './provider.actions.ts';
import { listViolations } from './reconciliation/queries.ts';
import { orderRefund } from './refunds.actions.ts';
import { chargeRenewals } from './renewal/actions.ts';

let bank: FakeYookassa;
let app: TestApp;
let cards: OwnCard[];
beforeAll(async () => {
  bank = await startYookassa();
  app = await startTestApp(bank.environment);
  cards = [];
  for (let count = 0; count < 3; count += 1) {
    const nanny = await createPerson(app, { role: 'worker' });
    cards.push(await createPublished(nanny, 'resume', { title: `Няня ${count + 1}` }));
  }
});
afterAll(async () => {
  await app.stop();
  await bank.stop();
});
beforeEach(async () => {
  await app.db.deleteFrom('attempts').execute();
});

const minute = 60_000;
const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

/** At the page of the bank; the sum that it shows. */
async function order({ visitor }: Person, tariff: string, renews = false) {
  const { data: quote } = await visitor.call(paymentCalls.quote, { query: { tariff } });
  const renewal_version = quote.renewal?.version ?? '';
  const body = { tariff, ...(renews && { renewal_consent: true, renewal_version }) };
  const { data } = await visitor.call(paymentCalls.buy, { body });
  const [known] = bank.byOrder(data.payment.id);
  if (!known) throw new Error('the bank knows nothing');
  return { id: data.payment.id, known, quote };
}

async function pay({ id, known }: Awaited<ReturnType<typeof order>>, at = new Date()) {
  bank.pay(known.id);
  await checkPaymentIfPossible(app.deps, id, at);
}

async function onMonth(renews = false) {
  const person = await createPerson(app, { role: 'employer' });
  const bought = await order(person, 'employer-month', renews);
  await pay(bought);
  return { person, bought };
}

const open = ({ visitor }: Person, card: OwnCard | undefined) =>
  visitor.call(openContacts.resume, { params: { slug: card?.slug ?? '' } });
const returnedOf = async (id: string) =>
  (await app.db.selectFrom('refunds').selectAll().where('payment_id', '=', id).execute()).map(
    ({ amount_kopecks }) => amount_kopecks,
  );
const statesOf = async ({ visitor }: Person) =>
  (await visitor.call(subscriptionCalls.list)).data.data.map(({ tariff, state }) => [
    tariff.slug,
    state,
  ]);

it('what is used while the bank waits does not pay for the next tariff as well', async () => {
  const { person } = await onMonth();
  await open(person, cards[0]);
  // One contact of thirty is used: the same month anew costs a thirtieth.
  const anew = await order(person, 'employer-month');
  expect(anew.quote.amount_kopecks).toBe(4900);
  await open(person, cards[1]);
  await pay(anew);
  expect(await returnedOf(anew.id)).toEqual([4900]);
  expect(await statesOf(person)).toEqual([['employer-month', 'active']]);
  const { data } = await person.visitor.call(transactionCalls.list, { query: {} });
  expect(data.data[0]?.refund?.answer).toContain('из него открыли контакты');
});

it('nor does money that went back meanwhile', async () => {
  const { person, bought } = await onMonth();
  const upgrade = await order(person, 'employer-quarter');
  expect(upgrade.quote.amount_kopecks).toBe(200_000);
  const refund = { payment: { id: bought.id }, amount: 149_000, answer: 'Возвращаем' };
  await app.db.transaction().execute((trx) => orderRefund(trx, refund, new Date()));
  await runJobs(app, 'check_refund');
  expect(await statesOf(person)).toEqual([['employer-month', 'refunded']]);
  await pay(upgrade);
  expect(await returnedOf(upgrade.id)).toEqual([200_000]);
  expect(await statesOf(person)).toEqual([['employer-month', 'refunded']]);
});

it('nor does what has gone back in part', async () => {
  const { person, bought } = await onMonth();
  const refund = { payment: { id: bought.id }, amount: 100_000, answer: 'Сбой на сайте' };
  await app.db.transaction().execute((trx) => orderRefund(trx, refund, new Date()));
  const upgrade = await order(person, 'employer-quarter');
  expect(upgrade.quote.credit_kopecks).toBe(49_000);
});

it('a renewal of the last minute is not swallowed by what was ordered before it', async () => {
  const { person } = await onMonth(true);
  const until = after(new Date(), minute);
  const change = { until, charge_at: until };
  const own = app.db.updateTable('subscriptions').where('user_id', '=', person.id);
  await own.where('is_free', '=', false).set(change).execute();
  await app.db
    .updateTable('entitlements')
    .where('user_id', '=', person.id)
    .where('payment_id', 'is not', null)
    .set({ starts_at: after(until, -30 * 24 * 60 * minute), until })
    .execute();
  const upgrade = await order(person, 'employer-quarter');
  await chargeRenewals(app.deps, after(until, minute));
  const renewal = await app.db
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', person.id)
    .where('purpose', '=', 'renewal')
    .executeTakeFirstOrThrow();
  await checkPaymentIfPossible(app.deps, renewal.id, after(until, minute));
  await pay(upgrade, after(until, 2 * minute));
  expect(await returnedOf(renewal.id)).toEqual([]);
  expect(await returnedOf(upgrade.id)).toEqual([upgrade.quote.amount_kopecks]);
  expect(await statesOf(person)).toEqual([['employer-month', 'active']]);
});

it('an order of the last minute that is paid after it is what was ordered', async () => {
  const { person } = await onMonth();
  const until = after(new Date(), minute);
  await app.db
    .updateTable('subscriptions')
    .set({ until })
    .where('user_id', '=', person.id)
    .where('is_free', '=', false)
    .execute();
  await app.db
    .updateTable('entitlements')
    .set({ starts_at: after(until, -30 * 24 * 60 * minute), until })
    .where('user_id', '=', person.id)
    .where('payment_id', 'is not', null)
    .execute();
  const upgrade = await order(person, 'employer-quarter');
  await pay(upgrade, after(until, minute));
  expect(await returnedOf(upgrade.id)).toEqual([]);
  expect((await statesOf(person))[0]).toEqual(['employer-quarter', 'active']);
});

it('the books agree after all of that', async () => {
  await runJobs(app, 'check_refund');
  expect(await listViolations(app.db)).toEqual([]);
});
