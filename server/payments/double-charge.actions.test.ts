import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { paymentCalls } from '#contract/payments.ts';
import { subscriptionCalls } from '#contract/subscriptions.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { PaymentGateway } from '#server/platform/gateways/payments.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { type FakeYookassa, startYookassa } from '#tests/fakes/yookassa.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { checkPaymentIfPossible } from './provider.actions.ts';
import { listViolations } from './reconciliation/queries.ts';
import { chargeRenewals, endFinished } from './renewal/actions.ts';
import { cancelRenewal } from './subscriptions.actions.ts';

let bank: FakeYookassa;
let app: TestApp;
beforeAll(async () => {
  bank = await startYookassa();
  app = await startTestApp(bank.environment);
});
afterAll(async () => {
  await app.stop();
  await bank.stop();
});
beforeEach(async () => {
  bank.mishap = () => null;
  bank.declining.clear();
  await app.db.deleteFrom('attempts').execute();
});

const minute = 60_000;
const day = 24 * 60 * minute;
const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

/** Ordered with the box ticked or not; the bank has not answered yet. */
async function order(
  { visitor }: Person,
  { renews, tariff = 'employer-month' }: { renews: boolean; tariff?: string },
) {
  const { data: quote } = await visitor.call(paymentCalls.quote, { query: { tariff } });
  const renewal_version = quote.renewal?.version ?? '';
  const body = { tariff, ...(renews && { renewal_consent: true, renewal_version }) };
  const { data } = await visitor.call(paymentCalls.buy, { body });
  const [known] = bank.byOrder(data.payment.id);
  if (!known) throw new Error('the bank knows nothing');
  return { id: data.payment.id, known };
}

async function buy(person: Person, { renews, at }: { renews: boolean; at: Date }) {
  const { id, known } = await order(person, { renews });
  bank.pay(known.id);
  await checkPaymentIfPossible(app.deps, id, at);
  return known.payment_method?.id ?? '';
}

/** A family whose tariff goes on and is to be charged now. */
async function subscriber() {
  const person = await createPerson(app, { role: 'employer' });
  const method = await buy(person, { renews: true, at: after(new Date(), -30 * day) });
  const due = new Date();
  await app.db
    .updateTable('subscriptions')
    .set({ until: due, charge_at: due })
    .where('user_id', '=', person.id)
    .where('is_free', '=', false)
    .execute();
  await app.db
    .updateTable('entitlements')
    .set({ until: due })
    .where('user_id', '=', person.id)
    .where('payment_id', 'is not', null)
    .execute();
  return { person, method, due };
}

const subscriptionsOf = ({ id }: Person) =>
  app.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', id)
    .where('is_free', '=', false)
    .orderBy('id')
    .execute();
const renewalsOf = ({ id }: Person) =>
  app.db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', id)
    .where('purpose', '=', 'renewal')
    .orderBy('created_at')
    .execute();
const refundsOf = (payment: string) =>
  app.db.selectFrom('refunds').selectAll().where('payment_id', '=', payment).execute();

/** What the jobs do at that moment, with the answers of the bank. */
async function runAt(person: Person, now: Date, deps: Deps = app.deps): Promise<void> {
  await chargeRenewals(deps, now);
  for (const { id } of await renewalsOf(person)) await checkPaymentIfPossible(deps, id, now);
  await endFinished(deps.db, now);
}

/** The bank hears of a charge only when it is let, as over a slow line. */
function slowLine(): { deps: Deps; let: () => void; isAsked: Promise<void> } {
  const [isLet, isAsked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const gateway = app.deps.gateways.payments as PaymentGateway;
  const createPayment: PaymentGateway['createPayment'] = async (order) => {
    isAsked.resolve();
    await isLet.promise;
    return gateway.createPayment(order);
  };
  const gateways = { ...app.deps.gateways, payments: { ...gateway, createPayment } };
  return { deps: { ...app.deps, gateways }, let: isLet.resolve, isAsked: isAsked.promise };
}

it('whoever buys anew after a decline is not charged for the old tariff as well', async () => {
  const { person, method, due } = await subscriber();
  bank.declining.set(method, 'insufficient_funds');
  await runAt(person, due);
  bank.declining.clear();
  await buy(person, { renews: false, at: after(due, minute) });
  for (const days of [1, 3, 5]) await runAt(person, after(due, days * day + minute));
  expect((await renewalsOf(person)).map(({ state }) => state)).toEqual(['canceled']);
  const states = (await subscriptionsOf(person)).map(({ state }) => state);
  expect(states).toEqual(['ended', 'active']);
});

it('whoever buys anew while the bank is charging gets that charge back', async () => {
  const { person, due } = await subscriber();
  bank.mishap = (method) => (method === 'POST' ? 'error before' : null);
  await runAt(person, due);
  bank.mishap = (method) => (method === 'POST' ? 'cut after' : null);
  const [charge] = await renewalsOf(person);
  await checkPaymentIfPossible(app.deps, charge?.id ?? '', after(due, minute));
  bank.mishap = () => null;
  await buy(person, { renews: true, at: after(due, 2 * minute) });
  await checkPaymentIfPossible(app.deps, charge?.id ?? '', after(due, 5 * minute));
  const taken = bank.byOrder(charge?.id ?? '').filter(({ status }) => status === 'succeeded');
  expect(taken).toHaveLength(1);
  const given = await refundsOf(charge?.id ?? '');
  expect(given).toHaveLength(taken.length);
  const running = (await subscriptionsOf(person)).filter(({ state }) => state === 'active');
  expect(running).toHaveLength(1);
});

it('a charge on its way while it is switched off, hours after it began, comes back', async () => {
  const { person, due } = await subscriber();
  bank.mishap = (method) => (method === 'POST' ? 'error before' : null);
  await runAt(person, due);
  bank.mishap = () => null;
  const [charge] = await renewalsOf(person);
  const { id } = charge ?? { id: '' };
  const line = slowLine();
  const later = after(due, 3 * 60 * minute);
  const charging = checkPaymentIfPossible(line.deps, id, later);
  await line.isAsked;
  const [held] = await subscriptionsOf(person);
  const viewer = { id: person.id, role: 'employer', session_id: 0 } as const;
  await cancelRenewal(app.db, viewer, held?.id ?? 0, later);
  await checkPaymentIfPossible(app.deps, id, after(later, 1000));
  line.let();
  await charging;
  const [taken] = bank.byOrder(id);
  expect(taken?.status).toBe('succeeded');
  const refunds = await refundsOf(id);
  expect(refunds.map(({ amount_kopecks }) => amount_kopecks)).toEqual([149_000]);
});

it('what is unlinked while a payment waits is not linked by it, and does not go on', async () => {
  const person = await createPerson(app, { role: 'employer' });
  const { id, known } = await order(person, { renews: true });
  await person.visitor.call(subscriptionCalls.unlinkMethod);
  bank.pay(known.id);
  await checkPaymentIfPossible(app.deps, id);
  const { data } = await person.visitor.call(subscriptionCalls.list);
  expect(data.payment_method).toBeNull();
  expect(data.data[0]).toMatchObject({ state: 'active', renewal: null });
});

it('somebody blocked while the charge waits is not charged', async () => {
  const { person, due } = await subscriber();
  bank.mishap = (method) => (method === 'POST' ? 'error before' : null);
  await runAt(person, due);
  bank.mishap = () => null;
  await app.db
    .updateTable('users')
    .set({ blocked_at: new Date() })
    .where('id', '=', person.id)
    .execute();
  await runAt(person, after(due, 30 * minute));
  const [charge] = await renewalsOf(person);
  expect(bank.byOrder(charge?.id ?? '')).toEqual([]);
  expect(charge?.cancel_reason).toBe('account_blocked');
  const told = await app.db
    .selectFrom('notifications')
    .select('text')
    .where('user_id', '=', person.id)
    .where('kind', '=', 'renewal_ended')
    .execute();
  expect(told.map(({ text: words }) => words)).toEqual([
    'Тариф «Месяц» закончился. Аккаунт заблокирован, поэтому продление отключено и деньги не списались',
  ]);
});

it('a receipt goes where the first one went when there is no confirmed e-mail any more', async () => {
  const { person, due } = await subscriber();
  await app.db
    .updateTable('users')
    .set({ email_verified_at: null })
    .where('id', '=', person.id)
    .execute();
  await runAt(person, due);
  const [charge] = await renewalsOf(person);
  expect(charge).toMatchObject({ state: 'succeeded', email: person.email });
});

it('of two that are paid at once one is held, whichever process began earlier', async () => {
  const person = await createPerson(app, { role: 'employer' });
  const month = await order(person, { renews: false });
  const quarter = await order(person, { renews: false, tariff: 'employer-quarter' });
  bank.pay(month.known.id);
  bank.pay(quarter.known.id);
  const began = new Date();
  await checkPaymentIfPossible(app.deps, month.id, after(began, 500));
  await checkPaymentIfPossible(app.deps, quarter.id, began);
  expect((await subscriptionsOf(person)).map(({ state }) => state)).toEqual(['active']);
  expect(await refundsOf(quarter.id)).toHaveLength(1);
});

it('the books agree after all of that', async () => {
  const ours = (await listViolations(app.db)).filter(({ what }) => !what.startsWith('open'));
  expect(ours).toEqual([]);
});
