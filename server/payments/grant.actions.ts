import type { Connection } from '#server/platform/database.ts';
import type { ProviderPayment } from '#server/platform/gateways/payments.ts';
import {
  asAgreed,
  beginSubscription,
  endLapsed,
  endSubscription,
  periodOf,
} from '#server/tariffs/subscriptions.actions.ts';
import { countableKopecks, findRunning } from '#server/tariffs/subscriptions.queries.ts';
import { linkMethod } from './methods.actions.ts';
import { tellPaid } from './notes.actions.ts';
import { claimTrialCard } from './trial-cards.actions.ts';
import type { StoredPayment } from './queries.ts';
import { findSale } from './quote.queries.ts';

/**
 * `too late`: the person holds something else by now, and would lose it without the rest having been
 * counted. `card of another trial`: a trial is sold once a card.
 */
type NotGranted = 'too late' | 'card of another trial';

export interface Settled {
  payment: StoredPayment;
  answer: ProviderPayment;
  /** Of the installation. */
  secret: string;
}

/** What was bought begins, in the place of what it was counted against; null: it has begun. */
export async function grantPurchase(
  trx: Connection,
  { payment, answer: { method, card }, secret }: Settled,
  now: Date,
): Promise<NotGranted | null> {
  const { user_id: userId } = payment;
  const sale = await findSale(trx, payment.tariff_id);
  if (userId === null || !sale) return 'too late';
  const tariff = asAgreed(sale, payment.terms);
  if (periodOf(tariff)) {
    const running = await findRunning(trx, userId, now);
    if (running && running.id !== payment.replaces_subscription_id) return 'too late';
    if (!(await hasWhatWasCounted(trx, payment))) return 'too late';
    if (payment.is_trial && !(await claimTrialCard(trx, secret, { paymentId: payment.id, card }))) {
      return 'card of another trial';
    }
    if (running) await endSubscription(trx, running.id, 'replaced', now);
    if (running) await withdrawConsents(trx, running.id, 'replaced', now);
    // What waits to be charged once more would be paid for beside the new one.
    for (const id of await endLapsed(trx, userId, now)) {
      await withdrawConsents(trx, id, 'replaced', now);
    }
  }
  const bought = await beginSubscription(trx, { userId, tariff, paymentId: payment.id }, now);
  await trx
    .updateTable('payments')
    .set({ subscription_id: bought.id })
    .where('id', '=', payment.id)
    .execute();
  const { until } = bought;
  const kopecks = await takeConsent(trx, payment, { ...bought, canCharge: method !== null }, now);
  if (kopecks !== null && method) {
    await linkMethod(trx, userId, { ...method, provider: payment.provider }, now);
  }
  const charge =
    kopecks !== null && until && tariff.next
      ? { at: until, tariff: tariff.next.name, kopecks }
      : null;
  await tellPaid(trx, { ...payment, user_id: userId }, { until, charge }, now);
  return null;
}

/**
 * The rest that the price was lowered by is still there. Otherwise somebody could use up or get back
 * what was counted while the bank waits, and pay for it with the next tariff as well.
 */
export async function hasWhatWasCounted(
  trx: Connection,
  {
    replaces_subscription_id: replaced,
    credit_kopecks,
    created_at,
  }: Pick<StoredPayment, 'replaces_subscription_id' | 'credit_kopecks' | 'created_at'>,
): Promise<boolean> {
  return replaced === null || (await countableKopecks(trx, replaced, created_at)) >= credit_kopecks;
}

/**
 * The consent that came with the payment holds for what was bought, if the bank lets us charge and
 * it was not withdrawn while the bank was busy. What may be charged then; null: nothing is.
 */
async function takeConsent(
  trx: Connection,
  payment: StoredPayment,
  bought: { id: number; until: Date | null; canCharge: boolean },
  now: Date,
): Promise<number | null> {
  const isKept = bought.canCharge && bought.until !== null;
  const consent = await trx
    .updateTable('renewal_consents')
    .set(
      isKept
        ? { subscription_id: bought.id }
        : { withdrawn_at: now, withdrawn_by: 'declined' as const },
    )
    .where('payment_id', '=', payment.id)
    .where('withdrawn_at', 'is', null)
    .returning('amount_kopecks')
    .executeTakeFirst();
  if (!consent || !isKept) return null;
  await trx
    .updateTable('subscriptions')
    .set({ charge_at: bought.until })
    .where('id', '=', bought.id)
    .execute();
  return consent.amount_kopecks;
}

/** Nothing more is charged for a subscription; the consent stays written down with its end. */
export async function withdrawConsents(
  trx: Connection,
  subscriptionId: number,
  by: 'person' | 'unlinked' | 'declined' | 'refund' | 'replaced',
  now: Date,
): Promise<void> {
  await trx
    .updateTable('renewal_consents')
    .set({ withdrawn_at: now, withdrawn_by: by })
    .where('subscription_id', '=', subscriptionId)
    .where('withdrawn_at', 'is', null)
    .execute();
}
