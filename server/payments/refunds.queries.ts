import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';

export { leftOf, unusedOf } from './refunds.rules.ts';

/** Of these payments, the oldest first. */
export const listRefunds = (db: Connection, paymentIds: readonly string[]) =>
  db
    .selectFrom('refunds')
    .select(['payment_id', 'amount_kopecks', 'state', 'answer', 'created_at', 'ended_at'])
    .where('payment_id', 'in', paymentIds)
    .orderBy('created_at')
    .execute();

export type StoredRefund = Awaited<ReturnType<typeof listRefunds>>[number];

/** Of these payments, the oldest first. */
export const listRefundRequests = (db: Connection, paymentIds: readonly string[]) =>
  db
    .selectFrom('refund_requests')
    .select(['payment_id', 'amount_kopecks', 'decision', 'reason', 'created_at', 'applied_at'])
    .where('payment_id', 'in', paymentIds)
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .execute();

export type RefundRequest = Awaited<ReturnType<typeof listRefundRequests>>[number];

/** What has gone back of each payment, or is on its way. */
export async function returnedOf(
  db: Connection,
  paymentIds: readonly string[],
): Promise<Map<string, number>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('refunds')
    .select(['payment_id', sql<number>`sum(amount_kopecks)::bigint`.as('returned')])
    .where('payment_id', 'in', paymentIds)
    .where('state', '!=', 'canceled')
    .groupBy('payment_id')
    .execute();
  return new Map(rows.map(({ payment_id, returned }) => [payment_id, returned]));
}

/** As the provider is asked about it. */
export const findRefund = (db: Connection, id: string) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('tariffs', 'tariffs.id', 'payments.tariff_id')
    .selectAll('refunds')
    .select([
      'payments.user_id',
      'payments.email',
      'payments.provider',
      'payments.provider_id as provider_payment_id',
      'payments.amount_kopecks as paid_kopecks',
      'tariffs.name as tariff_name',
    ])
    .where('refunds.id', '=', id)
    .executeTakeFirst();

export type OpenRefund = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

/** Those of which the provider is to be asked by now, the longest waiting first. */
export async function listDueRefunds(db: Connection, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('refunds')
    .select('id')
    .where('check_at', '<=', now)
    .orderBy('check_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export async function openRefundsOf(db: Connection, paymentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('state', 'in', ['new', 'pending'])
    .execute();
  return rows.map(({ id }) => id);
}
