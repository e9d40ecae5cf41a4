import { sql } from 'kysely';
import type { QueuedRefund } from '#contract/queued-refunds.ts';
import { formatMoney } from '#contract/russian.ts';
import type { Connection } from '#server/platform/database.ts';
import { leftOf, returnedOf, unusedOf } from '#server/payments/refunds.queries.ts';
import { paidPeriods, type PaidPeriod } from '#server/tariffs/paid-periods.queries.ts';

const requestRows = (db: Connection, ids: readonly number[]) =>
  db
    .selectFrom('refund_requests as request')
    .innerJoin('payments', 'payments.id', 'request.payment_id')
    .innerJoin('tariffs', 'tariffs.id', 'payments.tariff_id')
    .leftJoin('users as person', 'person.id', 'payments.user_id')
    .select([
      'request.id',
      'request.created_at',
      'request.text',
      'request.amount_kopecks as asked_kopecks',
      'request.payment_id',
      'payments.amount_kopecks',
      'payments.credit_kopecks',
      'payments.paid_at',
      'person.id as user_id',
      'person.name as user_name',
      'tariffs.name as tariff_name',
      sql<Date | null>`(
        select max(ended_at) from refunds
        where refunds.payment_id = payments.id and refunds.state = 'canceled'
      )`.as('failed_at'),
    ])
    .where('request.id', 'in', ids);

type Row = Awaited<ReturnType<ReturnType<typeof requestRows>['executeTakeFirstOrThrow']>>;

/** A request, and what can go back by it. */
export type AskedRefund = Row & {
  period: PaidPeriod | undefined;
  returned_kopecks: number;
  /** What is sent unless staff name another sum. */
  offered_kopecks: number;
};

async function listRefundRequestsById(
  db: Connection,
  ids: readonly number[],
): Promise<AskedRefund[]> {
  const rows = await requestRows(db, ids).execute();
  const payments = rows.map(({ payment_id }) => payment_id);
  const [returned, periods] = await Promise.all([
    returnedOf(db, payments),
    paidPeriods(db, new Map(rows.map((row) => [row.payment_id, row.created_at]))),
  ]);
  return rows.map((row) => {
    const period = periods.get(row.payment_id);
    const asked = { ...row, period, returned_kopecks: returned.get(row.payment_id) ?? 0 };
    return { ...asked, offered_kopecks: offeredOf(asked) };
  });
}

/**
 * What was unused when it was asked for, and is still: nobody loses by how long staff take, or gains
 * by using the rest meanwhile. A refund that the bank has refused is offered again.
 */
function offeredOf(asked: Omit<AskedRefund, 'offered_kopecks'>): number {
  const { asked_kopecks, failed_at, created_at, period } = asked;
  const unused = failed_at ? asked_kopecks : unusedOf(asked, period, created_at);
  return Math.min(asked_kopecks, unused, leftOf(asked));
}

export async function findAskedRefund(
  db: Connection,
  id: number,
): Promise<AskedRefund | undefined> {
  const [asked] = await listRefundRequestsById(db, [id]);
  return asked;
}

export const waitingRefunds = (db: Connection) =>
  db
    .selectFrom('refund_requests')
    .select(['id', 'created_at'])
    .where('decided_at', 'is', null)
    .where('withdrawn_at', 'is', null);

export async function describeRefunds(db: Connection, ids: number[]): Promise<QueuedRefund[]> {
  const asked = await listRefundRequestsById(db, ids);
  return asked.map((one) => ({
    id: one.id,
    created_at: one.created_at.toISOString(),
    text: one.text,
    person: one.user_id === null ? null : { id: one.user_id, name: one.user_name },
    payment: {
      id: one.payment_id,
      tariff: one.tariff_name,
      amount_kopecks: one.amount_kopecks,
      refunded_kopecks: one.returned_kopecks,
      paid_at: (one.paid_at ?? one.created_at).toISOString(),
      until: one.period?.until?.toISOString() ?? null,
      contacts: one.period ? { used: one.period.used, most: one.period.contacts } : null,
    },
    offered_kopecks: one.offered_kopecks,
    most_kopecks: leftOf(one),
    failed_at: one.failed_at?.toISOString() ?? null,
  }));
}

export async function titlesOfRefunds(db: Connection, ids: number[]): Promise<Map<number, string>> {
  const rows = await requestRows(db, ids).execute();
  return new Map(
    rows.map(({ id, tariff_name, amount_kopecks }) => [
      id,
      `«${tariff_name}», ${formatMoney(amount_kopecks)}`,
    ]),
  );
}
