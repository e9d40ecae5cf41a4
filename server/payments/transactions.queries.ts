import { billUrl, type Transaction } from '#contract/transactions.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { paidPeriods } from '#server/tariffs/paid-periods.queries.ts';
import { asPayment, paymentRows, type PaymentRow } from './queries.ts';
import { listRefundRequests, listRefunds, returnedOf } from './refunds.queries.ts';
import { unusedOf } from './refunds.rules.ts';
import { latestOf } from './transactions.rules.ts';

const perPage = 20;

/** What a person has paid, the newest first. */
export async function listTransactions(
  db: Connection,
  viewer: Pick<SignedIn, 'id'>,
  page: number,
  now = new Date(),
) {
  const own = paymentRows(db).where('payments.user_id', '=', viewer.id);
  const [rows, { total }] = await Promise.all([
    own
      .orderBy('payments.created_at', 'desc')
      .orderBy('payments.id')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    db
      .selectFrom('payments')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('user_id', '=', viewer.id)
      .executeTakeFirstOrThrow(),
  ]);
  const last_page = Math.max(1, Math.ceil(total / perPage));
  return { data: await describe(db, rows, now), meta: { current_page: page, last_page } };
}

/** One of one's own; somebody else's is as if it were not there. */
export async function getTransaction(
  db: Connection,
  viewer: SignedIn,
  id: string,
  now = new Date(),
): Promise<Transaction> {
  const rows = await paymentRows(db)
    .where('payments.id', '=', id)
    .where('payments.user_id', '=', viewer.id)
    .execute();
  const [transaction] = await describe(db, rows, now);
  if (!transaction) throw notFound('Такого платежа нет');
  return transaction;
}

async function describe(db: Connection, rows: PaymentRow[], now: Date): Promise<Transaction[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [refunds, requests, returned, periods] = await Promise.all([
    listRefunds(db, ids),
    listRefundRequests(db, ids),
    returnedOf(db, ids),
    paidPeriods(db, new Map(ids.map((id) => [id, now]))),
  ]);
  return rows.map((row) => {
    const isOf = (one: { payment_id: string }) => one.payment_id === row.id;
    const own = refunds.filter(isOf);
    const refund = latestOf(requests.filter(isOf), own);
    const isOpen = refund?.status === 'asked' || refund?.status === 'pending';
    const paid = { ...row, returned_kopecks: returned.get(row.id) ?? 0 };
    const unused = row.state === 'succeeded' ? unusedOf(paid, periods.get(row.id), now) : 0;
    return {
      ...asPayment(row),
      credit_kopecks: row.credit_kopecks,
      refunded_kopecks: own
        .filter(({ state }) => state === 'succeeded')
        .reduce((sum, { amount_kopecks }) => sum + amount_kopecks, 0),
      refund,
      refundable_kopecks: unused > 0 && !isOpen ? unused : null,
      bill_url: row.state === 'succeeded' ? billUrl(row.id) : null,
    };
  });
}
