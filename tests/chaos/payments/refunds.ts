import { setTimeout as sleep } from 'node:timers/promises';
import { moderationCalls } from '#contract/moderation.ts';
import type { RefundDecision } from '#contract/queued-refunds.ts';
import { type Payment } from '#contract/payments.ts';
import { type Transaction, transactionCalls } from '#contract/transactions.ts';
import { between, chance } from '#db/demo/random.ts';
import { insist } from './insist.ts';
import { buyPaid } from './purchases.ts';
import { renewTwice } from './renewals.ts';
import { atBank, type Shopper, tellOfRefund } from './shoppers.ts';

/** People who want their money back, and staff who answer, whatever is killed meanwhile. */
export const refunds: Record<string, (shopper: Shopper) => Promise<unknown>> = {
  async 'asks for all of it'(shopper) {
    const payment = await buyPaid(shopper, 'month');
    await askBack(shopper, payment);
    await decide(shopper, payment, { decision: 'approve' });
    await readRefund(shopper, payment, 'succeeded');
  },

  async 'gets a part back'(shopper) {
    const payment = await buyPaid(shopper, 'quarter');
    await askBack(shopper, payment);
    const amount_kopecks = between(shopper.random, 1, payment.amount_kopecks - 1);
    await decide(shopper, payment, { decision: 'approve', amount_kopecks });
    await readRefund(shopper, payment, 'succeeded');
  },

  /** Nobody looks any more: the sweep has to send it. */
  async 'asks, and goes'(shopper) {
    const payment = await buyPaid(shopper, 'month');
    await askBack(shopper, payment);
    await decide(shopper, payment, { decision: 'approve' });
  },

  async 'asks in two tabs, and is refused at first'(shopper) {
    const payment = await buyPaid(shopper, 'month');
    await Promise.all([askBack(shopper, payment), askBack(shopper, payment)]);
    await decide(shopper, payment, { decision: 'decline', reason: 'Сначала попробуйте ещё раз' });
    await readRefund(shopper, payment, 'declined');
    await askBack(shopper, payment);
    await decide(shopper, payment, { decision: 'approve' });
    await readRefund(shopper, payment, 'succeeded');
  },

  /** The bank takes it, thinks about it, and will not; staff send it once more. */
  async 'waits for a bank that refuses'(shopper) {
    const { bank } = shopper.market;
    const payment = await buyPaid(shopper, 'month');
    const known = await atBank(shopper, payment);
    bank.holding.add(known.id);
    await askBack(shopper, payment);
    await decide(shopper, payment, { decision: 'approve' });
    await readRefund(shopper, payment, 'pending', () => bank.refundsOf(known.id).length > 0);
    bank.holding.delete(known.id);
    for (const { id, status } of bank.refundsOf(known.id)) {
      if (status !== 'pending') continue;
      if (chance(shopper.random, 0.5)) bank.sendRefund(id);
      else bank.refuseRefund(id);
    }
    const end = await readRefund(shopper, payment, ['succeeded', 'asked']);
    if (end === 'succeeded') return;
    await decide(shopper, payment, { decision: 'approve' });
    await readRefund(shopper, payment, 'succeeded');
  },

  async 'asks back what would have gone on'(shopper) {
    const payment = await buyPaid(shopper, 'month', true);
    await askBack(shopper, payment);
    await decide(shopper, payment, { decision: 'approve' });
    await readRefund(shopper, payment, 'succeeded');
    await renewTwice(shopper);
  },
};

const text = 'Тариф больше не нужен, верните деньги';

/** In one of two tabs it was asked for already. */
async function askBack({ client }: Shopper, { id }: Payment): Promise<void> {
  const { status } = await client.insist(transactionCalls.askRefund, {
    params: { id },
    body: { text },
  });
  if (status !== 201 && status !== 409) throw new Error(`a refund was answered with ${status}`);
}

/** Staff decide, the time to take it back passes, and both servers are told to do it. */
async function decide(
  { market }: Shopper,
  { id: payment }: Payment,
  body: RefundDecision,
): Promise<void> {
  const [request] = await insist<{ id: number }>(
    market.url,
    `select id::int from refund_requests
     where payment_id = $1 and decision is null and withdrawn_at is null`,
    [payment],
  );
  if (!request) throw new Error(`nobody has asked for ${payment}`);
  const params = { id: String(request.id) };
  const { status } = await market.staff.insist(moderationCalls.refunds.decide, { params, body });
  if (status !== 200) throw new Error(`a decision was answered with ${status}`);
  await insist(
    market.url,
    `update refund_requests set decided_at = decided_at - interval '11 seconds' where id = $1`,
    [request.id],
  );
  for (let time = 0; time < 2; time += 1) {
    await insist(
      market.url,
      `select graphile_worker.add_job('apply_refund', json_build_object('id', $1::int))`,
      [request.id],
    );
  }
}

type RefundStatus = NonNullable<Transaction['refund']>['status'];

const attempts = 60;
const pauseMs = 400;

/** Until «История платежей» says so; meanwhile the bank tells us, and minutes pass. */
async function readRefund(
  shopper: Shopper,
  payment: Payment,
  wanted: RefundStatus | RefundStatus[],
  isThere = () => true,
): Promise<RefundStatus> {
  const { client, market, told } = shopper;
  let seen: RefundStatus | undefined;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { status, data } = await client.insist(transactionCalls.list, { query: { page: 1 } });
    const refund = status === 200 ? data.data.find(({ id }) => id === payment.id)?.refund : null;
    seen = refund?.status;
    if (seen && [wanted].flat().includes(seen) && isThere()) {
      if (seen === 'succeeded') told.refunded.set(payment.id, refund?.amount_kopecks ?? 0);
      return seen;
    }
    if (attempt % 4 === 3) {
      await insist(market.url, 'update refunds set check_at = now() where check_at is not null');
      await insist(market.url, `select graphile_worker.add_job('sweep_refunds')`);
    } else await tellOfRefund(shopper, payment);
    await sleep(pauseMs);
  }
  throw new Error(`the refund of ${payment.id} is ${seen ?? 'not there'}`);
}
