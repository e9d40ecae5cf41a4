import type { Payment } from '#contract/payments.ts';
import { renewTwice } from './renewals.ts';
import {
  atBank,
  forge,
  order,
  readOutcome,
  reasonFor,
  type Shopper,
  type Period,
  tellServers,
} from './shoppers.ts';

/** What people do at the shop and at the bank, whatever is killed meanwhile. */
export const purchases: Record<string, (shopper: Shopper) => Promise<unknown>> = {
  async pays(shopper) {
    await buyPaid(shopper, 'month');
  },

  async 'pays after a refusal'(shopper) {
    const declined = await order(shopper, 'month');
    const known = await atBank(shopper, declined);
    shopper.market.bank.decline(known.id, reasonFor(shopper));
    await tellServers(shopper, known);
    await readOutcome(shopper, declined);
    await buyPaid(shopper, 'month');
  },

  async 'clicks in two tabs'(shopper) {
    const [one, other] = await Promise.all([order(shopper, 'month'), order(shopper, 'month')]);
    if (one.id !== other.id) throw new Error(`one tariff is paid as ${one.id} and ${other.id}`);
    await pay(shopper, one);
  },

  /** Nobody tells anybody: the sweep has to find it. */
  async 'closes the tab'(shopper) {
    const known = await atBank(shopper, await order(shopper, 'month'));
    shopper.market.bank.pay(known.id);
  },

  async 'leaves without paying'(shopper) {
    await forge(shopper, await atBank(shopper, await order(shopper, 'month')));
  },

  async 'pays for more'(shopper) {
    await buyPaid(shopper, 'month');
    await buyPaid(shopper, 'quarter');
  },

  /** The one that is settled last was counted without the other, so its money comes back. */
  async 'pays for two'(shopper) {
    const [month, quarter] = [await order(shopper, 'month'), await order(shopper, 'quarter')];
    await Promise.all([pay(shopper, month), pay(shopper, quarter)]);
  },

  async 'goes on'(shopper) {
    await buyPaid(shopper, 'month', true);
    await renewTwice(shopper);
  },
};

/** What is paid for, and told to be. */
export async function buyPaid(shopper: Shopper, period: Period, renews = false): Promise<Payment> {
  const payment = await order(shopper, period, renews);
  await pay(shopper, payment);
  return payment;
}

async function pay(shopper: Shopper, payment: Payment): Promise<void> {
  const known = await atBank(shopper, payment);
  await forge(shopper, known);
  shopper.market.bank.pay(known.id);
  await tellServers(shopper, known);
  const outcome = await readOutcome(shopper, payment);
  if (outcome !== 'succeeded') throw new Error(`what was paid is ${outcome}: ${payment.id}`);
}
