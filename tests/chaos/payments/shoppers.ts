import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Payment, paymentCalls, yookassaWebhook } from '#contract/payments.ts';
import { between, chance, pick, type Random } from '#db/demo/random.ts';
import type { FakePayment, FakeYookassa } from '#tests/fakes/yookassa.ts';
import { Client, type Statuses } from '../client.ts';
import type { Writer } from '../writers.ts';

export interface Market {
  bank: FakeYookassa;
  origins: readonly string[];
  /** Where the database is. */
  url: string;
  statuses: Statuses;
  /** Who answers those who ask for their money. */
  staff: Client;
}

/** What people were told became of their payments, by id. */
export interface Told {
  payments: Map<string, Payment['status']>;
  /** Kopecks that have come back. */
  refunded: Map<string, number>;
}

export interface Shopper extends Writer {
  market: Market;
  random: Random;
  told: Told;
  /** Of somebody else, of the other kind, whose contacts nobody else opens. */
  card: string;
}

export type Period = 'month' | 'quarter';

/** Asks until it is answered; whoever ticks the box has read the text beside it. */
export async function order(shopper: Shopper, period: Period, renews = false): Promise<Payment> {
  const { client, kind } = shopper;
  const tariff = `${kind === 'resume' ? 'worker' : 'employer'}-${period}`;
  const quote = await client.insist(paymentCalls.quote, { query: { tariff } });
  const version = quote.data.renewal?.version;
  const consent = renews && version ? { renewal_consent: true, renewal_version: version } : {};
  const answer = await client.insist(paymentCalls.buy, { body: { tariff, ...consent } });
  if (answer.status !== 201) throw new Error(`${tariff} was answered with ${answer.status}`);
  return answer.data.payment;
}

const attempts = 45;
const pauseMs = 400;

/** The page of the payment stays open until there is something on it. */
async function waitUntil(
  { client }: Shopper,
  id: string,
  isThere: (payment: Payment) => boolean,
): Promise<Payment> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { status, data } = await client.insist(paymentCalls.check, { params: { id } });
    if (status === 200 && isThere(data.payment)) return data.payment;
    await sleep(pauseMs);
  }
  throw new Error(`payment ${id} has come to nothing`);
}

/** The payment as the bank has it, once it was placed there. */
export async function atBank(shopper: Shopper, { id }: Payment): Promise<FakePayment> {
  await waitUntil(shopper, id, (one) => one.status !== 'pending' || one.confirmation_url !== null);
  const [known] = shopper.market.bank.byOrder(id);
  if (!known) throw new Error(`the bank knows nothing of ${id}`);
  return known;
}

/** Until the page says how it has ended. */
export async function readOutcome(shopper: Shopper, { id }: Payment): Promise<Payment['status']> {
  const { status } = await waitUntil(shopper, id, (one) => one.status !== 'pending');
  shopper.told.payments.set(id, status);
  return status;
}

/** The bank tells us: never, once or several times at once, any server, until it is answered. */
export async function tellServers(shopper: Shopper, payment: FakePayment): Promise<void> {
  const body = shopper.market.bank.notification(payment);
  const copies = between(shopper.random, 0, 3);
  await Promise.all(Array.from({ length: copies }, () => post(shopper, body)));
}

/** The same of what has gone back, or has not: whoever speaks of it makes us ask. */
export async function tellOfRefund(shopper: Shopper, { id }: Payment): Promise<void> {
  const { bank } = shopper.market;
  for (const { id: payment_id } of bank.byOrder(id)) {
    const [refund] = bank.refundsOf(payment_id);
    const object = refund ?? { id: randomUUID(), payment_id, status: 'succeeded' };
    await post(shopper, { type: 'notification', event: 'refund.succeeded', object });
  }
}

const reasons = ['insufficient_funds', 'card_expired', '3d_secure_failed', 'general_decline'];

export const reasonFor = ({ random }: Shopper) => pick(random, reasons);

/** Somebody else says that it was paid, or that one was that does not exist. */
export async function forge(shopper: Shopper, payment: FakePayment): Promise<void> {
  const paid = { ...payment, status: 'succeeded' as const, paid: true };
  const forged = chance(shopper.random, 0.5)
    ? paid
    : { ...paid, id: randomUUID(), metadata: { order_id: randomUUID() } };
  await post(shopper, shopper.market.bank.notification(forged));
}

async function post({ market }: Shopper, body: object): Promise<void> {
  const outsider = new Client(market.origins, market.statuses, '10.200.0.1');
  await outsider.insist(yookassaWebhook, { body: body as never });
}
