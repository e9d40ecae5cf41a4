import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentCalls } from '#contract/payments.ts';
import { subscriptionCalls } from '#contract/subscriptions.ts';
import { getUser } from '#contract/session.ts';
import { getEntitlement } from '#contract/tariffs.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { type FakeYookassa, startYookassa } from '#tests/fakes/yookassa.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { checkPaymentIfPossible } from './provider.actions.ts';
import { orderRefund } from './refunds.actions.ts';
import { sweepRefunds } from './refunds.jobs.ts';
import { chargeRenewals, endFinished } from './renewal/actions.ts';

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

async function buy({ visitor }: Person, tariff: string, renews = false) {
  const { data: quote } = await visitor.call(paymentCalls.quote, { query: { tariff } });
  const consent = renews && {
    renewal_consent: true,
    ...(quote.renewal && { renewal_version: quote.renewal.version }),
  };
  const call = tariff.endsWith('trial') ? paymentCalls.buyTest : paymentCalls.buy;
  const { data } = await visitor.call(call, { body: { tariff, ...consent } });
  const [known] = bank.byOrder(data.payment.id);
  bank.pay(known?.id ?? '');
  await checkPaymentIfPossible(app.deps, data.payment.id);
  return known?.payment_method?.id ?? '';
}

const newest = async ({ visitor }: Person) =>
  (await visitor.call(subscriptionCalls.list)).data.data[0];

async function cancel(person: Person): Promise<void> {
  const id = (await newest(person))?.id ?? 0;
  await person.visitor.call(subscriptionCalls.cancel, { params: { id } });
}

/** The paid period has ended just now, and the jobs have run. */
async function endPeriod({ id }: Person): Promise<void> {
  const now = new Date();
  const past = { until: now };
  const held = app.db
    .updateTable('subscriptions')
    .where('user_id', '=', id)
    .where('is_free', '=', false);
  await held.set(past).execute();
  await held.set({ charge_at: now }).where('charge_at', 'is not', null).execute();
  await app.db
    .updateTable('entitlements')
    .set(past)
    .where('user_id', '=', id)
    .where('payment_id', 'is not', null)
    .execute();
  const later = new Date(Date.now() + 1000);
  await chargeRenewals(app.deps, later);
  const open = await app.db
    .selectFrom('payments')
    .select('id')
    .where('state', 'in', ['new', 'pending'])
    .execute();
  for (const one of open) await checkPaymentIfPossible(app.deps, one.id, later);
  await endFinished(app.db, later);
}

/** Staff have given all of it back; the bank is yet to send it. */
async function orderBack({ id: userId }: Person): Promise<void> {
  const { id } = await app.db
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const refund = { payment: { id }, amount: 149_000, answer: 'Вернули целиком' };
  await app.db.transaction().execute((trx) => orderRefund(trx, refund, new Date()));
}

async function giveBack(person: Person): Promise<void> {
  await orderBack(person);
  await sweepRefunds.run(app.deps, {});
}

interface State {
  name: string;
  reach: (person: Person) => Promise<unknown>;
  /** Tariff, cards and contacts that the person has then. */
  may: [string, number, number];
  sentence: RegExp;
}

const free: State['may'] = ['employer-basic', 1, 3];
const month: State['may'] = ['employer-month', 3, 33];

const states: State[] = [
  { name: 'without a tariff', reach: async () => undefined, may: free, sentence: /^$/ },
  {
    name: 'on trial',
    reach: (person) => buy(person, 'employer-trial'),
    may: ['employer-trial', 2, 13],
    sentence: /^Действует до \d+ \S+ и закончится сам: ничего больше не спишется$/,
  },
  {
    name: 'on trial that goes on',
    reach: (person) => buy(person, 'employer-trial', true),
    may: ['employer-trial', 2, 13],
    sentence: /^\d+\s\S+ спишется 1\s490\s₽ за «Месяц» \(Карта \*4444\), дальше — каждый месяц$/,
  },
  {
    name: 'paid',
    reach: (person) => buy(person, 'employer-month'),
    may: month,
    sentence: /закончится сам: ничего больше не спишется$/,
  },
  {
    name: 'paid, going on',
    reach: (person) => buy(person, 'employer-quarter', true),
    may: ['employer-quarter', 3, 33],
    sentence: /спишется 3\s490\s₽ за «3 месяца» .* дальше — каждые 3 месяца$/,
  },
  {
    name: 'cancelled',
    reach: async (person) => {
      await buy(person, 'employer-month', true);
      await cancel(person);
    },
    may: month,
    sentence: /закончится сам: ничего больше не спишется$/,
  },
  {
    name: 'past due',
    reach: async (person) => {
      const method = await buy(person, 'employer-month', true);
      bank.declining.set(method, 'insufficient_funds');
      await endPeriod(person);
    },
    may: free,
    sentence:
      /^Продлить не получилось: \d+ \S+ ещё раз попробуем списать 1\s490\s₽, а пока действует «Базовый»$/,
  },
  {
    name: 'past due, and cancelled',
    reach: async (person) => {
      const method = await buy(person, 'employer-month', true);
      bank.declining.set(method, 'insufficient_funds');
      await endPeriod(person);
      await cancel(person);
    },
    may: free,
    sentence: /^Закончился .*: ничего больше не спишется$/,
  },
  {
    name: 'ended',
    reach: async (person) => {
      await buy(person, 'employer-month');
      await endPeriod(person);
    },
    may: free,
    sentence: /^Закончился .*: ничего больше не спишется$/,
  },
  {
    name: 'upgraded',
    reach: async (person) => {
      await buy(person, 'employer-month', true);
      await buy(person, 'employer-quarter');
    },
    may: ['employer-quarter', 3, 33],
    sentence: /закончится сам: ничего больше не спишется$/,
  },
  {
    name: 'whose money is on the way back',
    reach: async (person) => {
      await buy(person, 'employer-month', true);
      await orderBack(person);
    },
    may: free,
    sentence: /^Возвращаем за него деньги: пользоваться им уже нельзя, ничего не спишется$/,
  },
  {
    name: 'refunded',
    reach: async (person) => {
      await buy(person, 'employer-month', true);
      await giveBack(person);
    },
    may: free,
    sentence: /^Деньги возвращены, тариф закончился \d+ \S+$/,
  },
  {
    name: 'with a package',
    reach: (person) => buy(person, 'employer-contacts-5'),
    may: ['employer-basic', 1, 8],
    sentence: /^Разовая покупка: контакты не сгорают, ничего больше не спишется$/,
  },
];

it.each(states)(
  'a person $name has what they may, and is told what will be charged',
  async (state) => {
    const person = await createPerson(app, { role: 'employer' });
    await state.reach(person);
    const { cards, contacts } = (await person.visitor.call(getEntitlement, { query: {} })).data;
    const { tariff } = (await person.visitor.call(getUser)).data;
    expect([tariff?.slug, cards.most, contacts.left]).toEqual(state.may);
    const { sentence = '' } = (await newest(person)) ?? {};
    expect(sentence.replaceAll('\u00a0', ' ')).toMatch(state.sentence);
  },
);
