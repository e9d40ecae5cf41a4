import { tariffChanged } from '#contract/payments.ts';
import { personChannel } from '#contract/realtime.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { addJob } from '#server/platform/queue.ts';
import { publish } from '#server/platform/realtime/events.ts';
import { confirmedContacts } from '#server/session/queries.ts';
import {
  asAgreed,
  extendSubscription,
  lockSubscription,
  type LockedSubscription,
  markDeclined,
  setCharge,
  termsOf,
} from '#server/tariffs/subscriptions.actions.ts';
import { lockAnyUser } from '#server/users/access.ts';
import { withdrawConsents } from '../grant.actions.ts';
import { findMethod, type StoredPayment } from '../queries.ts';
import { findSale } from '../quote.queries.ts';
import { findConsent, findReceiptEmail, listToCharge } from './queries.ts';
import { tellAboutMoney } from '../money-notes.actions.ts';
import { isForGood } from '../reasons.rules.ts';
import { dearerWords, declinedRenewalWords, endedWords, renewedWords } from './notifications.ts';
import { nextTry } from '../rules.ts';

type Shop = Pick<Deps, 'db' | 'gateways' | 'log'>;

/** Writes down a payment for everything that is due; the job of each then goes to the bank. */
export async function chargeRenewals({ db, gateways, log }: Shop, now: Date): Promise<void> {
  const provider = gateways.payments?.name;
  if (!provider) return;
  for (const one of await listToCharge(db, now)) {
    const placed = inTransaction(db, async (trx) => {
      await lockAnyUser(trx, one.user_id);
      const subscription = await lockSubscription(trx, one.id);
      const isDue = subscription?.charge_at && subscription.charge_at <= now;
      if (isDue) await placeRenewal(trx, subscription, provider, now);
    });
    // One that cannot be placed does not hold up the others; it is due again in a minute.
    await placed.catch((error: unknown) =>
      log.error({ err: error, subscription: one.id }, 'renewal'),
    );
  }
}

async function placeRenewal(
  trx: Connection,
  subscription: LockedSubscription,
  provider: StoredPayment['provider'],
  now: Date,
): Promise<void> {
  const { id, user_id: userId } = subscription;
  const consent = await findConsent(trx, id);
  const next = (await findSale(trx, subscription.tariff_id))?.next;
  const person = userId === null ? undefined : await lockAnyUser(trx, userId);
  const method = userId === null ? undefined : await findMethod(trx, userId);
  await setCharge(trx, id, null);
  // What was saved at another provider is not to be charged at this one.
  const canPay = method?.provider === provider;
  if (!person || !consent || !next || !canPay || person.blocked_at || person.deletion_asked_at) {
    return withdrawConsents(trx, id, 'declined', now);
  }
  if (next.price_kopecks > consent.amount_kopecks) {
    // Nobody has agreed to this sum.
    await withdrawConsents(trx, id, 'declined', now);
    return tellAboutMoney(
      trx,
      person.id,
      dearerWords({ tariff: next.name, sum: next.price_kopecks }),
    );
  }
  const { email } = await confirmedContacts(trx, person.id);
  const payment = await trx
    .insertInto('payments')
    .values({
      user_id: person.id,
      tariff_id: next.id,
      purpose: 'renewal',
      is_trial: false,
      amount_kopecks: next.price_kopecks,
      terms: termsOf(asAgreed(next, consent.terms)),
      subscription_id: id,
      period_no: subscription.period_no + 1,
      // A receipt has to go somewhere.
      email: email ?? (await findReceiptEmail(trx, id)),
      provider,
      created_at: now,
      check_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (payment) await addJob(trx, 'check_payment', { order: payment.id });
}

/** The period begins that was charged. False: it was not wanted any more. */
export async function grantRenewal(
  trx: Connection,
  payment: StoredPayment,
  now: Date,
): Promise<boolean> {
  const { subscription_id: id, user_id: userId } = payment;
  const subscription = id === null ? undefined : await lockSubscription(trx, id);
  const sale = await findSale(trx, payment.tariff_id);
  const isNext = subscription?.period_no === payment.period_no - 1;
  const isOpen = subscription?.state === 'active' || subscription?.state === 'past_due';
  if (userId === null || !sale || !subscription || !isNext || !isOpen) return false;
  if (!(await findConsent(trx, subscription.id))) return false;
  const tariff = asAgreed(sale, payment.terms);
  const until = await extendSubscription(trx, subscription, { tariff, paymentId: payment.id }, now);
  if (!until) return false;
  const charge = { tariff: payment.tariff_name, sum: payment.amount_kopecks };
  await tellAboutMoney(trx, userId, renewedWords(charge, until, now));
  return true;
}

/** Tried again after one day and after three; then the tariff has ended, in peace. */
export async function declineRenewal(
  trx: Connection,
  payment: StoredPayment,
  reason: string | null,
  now: Date,
): Promise<void> {
  const { subscription_id: id, user_id: userId } = payment;
  const subscription = id === null ? undefined : await lockSubscription(trx, id);
  if (!subscription || userId === null) return;
  if (subscription.state !== 'active' && subscription.state !== 'past_due') return;
  const isWanted = (await findConsent(trx, subscription.id)) !== undefined;
  const failed = subscription.charge_failures + 1;
  const first = subscription.until ?? now;
  const tryAt = isWanted && !isForGood(reason) ? nextTry(first, failed, now) : null;
  if (!isWanted && first > now) return;
  await markDeclined(trx, subscription, tryAt);
  if (!isWanted) return;
  const { tariff_name: tariff, amount_kopecks: sum } = payment;
  if (tryAt) {
    const words = declinedRenewalWords({ tariff, sum }, reason, tryAt, now);
    return tellAboutMoney(trx, userId, words);
  }
  await withdrawConsents(trx, subscription.id, 'declined', now);
  await tellAboutMoney(trx, userId, endedWords(tariff, reason));
}

/** What was not to go on, and has come to its end. */
export async function endFinished(db: Database, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    const ended = await trx
      .updateTable('subscriptions')
      .from('tariffs')
      .set({ state: 'ended' })
      .whereRef('tariffs.id', '=', 'subscriptions.tariff_id')
      .where('is_free', '=', false)
      .where('state', '=', 'active')
      .where('until', '<=', now)
      .where('charge_at', 'is', null)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('payments')
              .select('payments.id')
              .whereRef('payments.subscription_id', '=', 'subscriptions.id')
              .where('payments.state', 'in', ['new', 'pending']),
          ),
        ),
      )
      .returning(['subscriptions.user_id', 'tariffs.name'])
      .execute();
    for (const { user_id: userId, name } of ended) {
      if (userId === null) continue;
      await tellAboutMoney(trx, userId, endedWords(name, null));
      await publish(trx, personChannel(userId), tariffChanged, { payment_id: null });
    }
  });
}
