import { sql } from 'kysely';
import { addJob } from '#server/platform/queue.ts';
import type { Connection } from '#server/platform/database.ts';
import { paidPeriods } from '#server/tariffs/paid-periods.queries.ts';
import { stopCharges } from '#server/tariffs/subscriptions.actions.ts';
import { withdrawConsents } from './grant.actions.ts';
import { tellRefundOrdered } from './refund-notes.actions.ts';
import { returnedOf } from './refunds.queries.ts';
import { leftOf, unusedOf } from './refunds.rules.ts';

interface Refund {
  payment: { id: string };
  /** Kopecks; never more than what is left of the payment. */
  amount: number;
  /** What the person is told. */
  answer: string;
  /** Of the person who has asked for it; left out: it goes back by itself. */
  requestId?: number;
}

/**
 * Money goes back: written down here, and sent by the job. What gives back all that is unused ends
 * the tariff when the money is sent, and nothing more is charged for it from now on.
 */
export async function orderRefund(
  trx: Connection,
  { payment: { id: paymentId }, amount, answer, requestId }: Refund,
  now: Date,
): Promise<void> {
  const payment = await lockPaid(trx, paymentId);
  const returned = (await returnedOf(trx, [paymentId])).get(paymentId) ?? 0;
  const paid = { ...payment, returned_kopecks: returned };
  if (amount > leftOf(paid)) throw new Error(`payment ${paymentId} has no ${amount} kopecks left`);
  const period = (await paidPeriods(trx, new Map([[paymentId, now]]))).get(paymentId);
  const isHeld = period !== undefined && (period.until === null || period.until > now);
  const isAll = amount === leftOf(paid) || amount >= unusedOf(paid, period, now);
  const ends = isHeld && isAll;
  const { id } = await trx
    .insertInto('refunds')
    .values({
      payment_id: paymentId,
      amount_kopecks: amount,
      ends_subscription: ends,
      request_id: requestId ?? null,
      answer,
      created_at: now,
      check_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (ends) {
    await withdrawConsents(trx, period.subscription_id, 'refund', now);
    await stopCharges(trx, [period.subscription_id]);
  }
  await tellRefundOrdered(trx, payment, { amount, answer });
  await addJob(trx, 'check_refund', { refund: id });
}

/** Its person is locked already. */
const lockPaid = (trx: Connection, id: string) =>
  trx
    .selectFrom('payments')
    .innerJoin('tariffs', 'tariffs.id', 'payments.tariff_id')
    .select(['payments.id', 'user_id', 'amount_kopecks', 'credit_kopecks'])
    .select(sql<string>`tariffs.name`.as('tariff_name'))
    .where('payments.id', '=', id)
    .where('state', '=', 'succeeded')
    .forNoKeyUpdate('payments')
    .executeTakeFirstOrThrow();
