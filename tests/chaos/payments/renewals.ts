import { setTimeout as sleep } from 'node:timers/promises';
import { chance } from '#db/demo/random.ts';
import { insist } from './insist.ts';
import { reasonFor, type Shopper } from './shoppers.ts';

/** The period is over: both servers are told to charge at the same time, more than once. */
export async function renewTwice(shopper: Shopper): Promise<void> {
  const { market, random } = shopper;
  if (chance(random, 0.3)) declineCards(shopper);
  for (let period = 0; period < 2; period += 1) {
    await insist(market.url, moveToEnd, [shopper.address]);
    for (let time = 0; time < 4; time += 1) {
      await insist(market.url, `select graphile_worker.add_job('renew_tariffs')`);
      await sleep(200);
    }
  }
}

/** As if the time until the next charge had passed; what is being charged now is left alone. */
const moveToEnd = `
  with due as (
    update subscriptions set until = least(until, now()), charge_at = now()
    from users where users.id = user_id and email = $1 and charge_at is not null
    returning subscriptions.id
  )
  update entitlements set starts_at = least(starts_at, now() - interval '1 second'), until = now()
  from due where subscription_id = due.id and until > now()`;

function declineCards(shopper: Shopper): void {
  const { payments, declining } = shopper.market.bank;
  const own = [...payments.values()].filter(({ metadata }) =>
    shopper.told.payments.has(metadata.order_id ?? ''),
  );
  const last = own.at(-1)?.payment_method;
  if (last) declining.set(last.id, reasonFor(shopper));
}
