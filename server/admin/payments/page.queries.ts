import type { PaymentPage } from '#contract/admin-payments.ts';
import { listAudit } from '#server/audit/queries.ts';
import { reasonText } from '#server/payments/queries.ts';
import { leftOf, returnedOf, unusedOf } from '#server/payments/refunds.queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import { paidPeriods } from '#server/tariffs/paid-periods.queries.ts';
import { asLine, lineRows } from './list.queries.ts';

/** All that is known of one payment, on one page. */
export async function describePayment(
  db: Connection,
  id: string,
  now = new Date(),
): Promise<PaymentPage> {
  const row = await lineRows(db).where('payments.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Такого платежа нет');
  const returned_kopecks = (await returnedOf(db, [id])).get(id) ?? 0;
  const period = (await paidPeriods(db, new Map([[id, now]]))).get(id);
  const isPaid = row.state === 'succeeded';
  const paid = { ...row, returned_kopecks };
  return {
    ...asLine(row),
    credit_kopecks: row.credit_kopecks,
    provider: row.provider,
    provider_id: row.provider_id,
    email: row.email,
    declined:
      row.state === 'canceled'
        ? { words: reasonText(row.cancel_reason), code: row.cancel_reason }
        : null,
    ended_at: row.ended_at?.toISOString() ?? null,
    check_at: row.check_at?.toISOString() ?? null,
    subscription: await findSubscription(db, row.subscription_id),
    consents: await listConsents(db, row),
    refunds: await listRefunds(db, id),
    requests: await listRequests(db, id),
    ledger: await listEntries(db, id),
    returned_kopecks,
    most_kopecks: isPaid ? leftOf(paid) : 0,
    unused_kopecks: isPaid ? unusedOf(paid, period, now) : 0,
    audit: (await listAudit(db, { subject: { type: 'payment', id } })).data,
  };
}

async function findSubscription(
  db: Connection,
  id: number | null,
): Promise<PaymentPage['subscription']> {
  const row = await db
    .selectFrom('subscriptions')
    .select(['id', 'state', 'until', 'charge_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { until, charge_at } = row;
  return {
    ...row,
    until: until?.toISOString() ?? null,
    charge_at: charge_at?.toISOString() ?? null,
  };
}

/** That came with it, or under which it was charged. */
async function listConsents(
  db: Connection,
  payment: { id: string; subscription_id: number | null },
): Promise<PaymentPage['consents']> {
  const rows = await db
    .selectFrom('renewal_consents')
    .select(['text', 'given_at', 'withdrawn_at'])
    .where((of) =>
      of.or([
        of('payment_id', '=', payment.id),
        of('subscription_id', '=', payment.subscription_id),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ text, given_at, withdrawn_at }) => ({
    text,
    given_at: given_at.toISOString(),
    withdrawn_at: withdrawn_at?.toISOString() ?? null,
  }));
}

async function listRefunds(db: Connection, paymentId: string): Promise<PaymentPage['refunds']> {
  const rows = await db
    .selectFrom('refunds')
    .select(['id', 'state', 'amount_kopecks', 'answer', 'provider_id', 'created_at', 'ended_at'])
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, ended_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
  }));
}

async function listRequests(db: Connection, paymentId: string): Promise<PaymentPage['requests']> {
  const rows = await db
    .selectFrom('refund_requests')
    .select(['id', 'text', 'amount_kopecks', 'decision', 'reason', 'created_at', 'decided_at'])
    .where('payment_id', '=', paymentId)
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, decided_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  }));
}

async function listEntries(db: Connection, subject: string): Promise<PaymentPage['ledger']> {
  const rows = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transactions as moved', 'moved.id', 'entry.transaction_id')
    .select(['entry.id', 'moved.at', 'entry.account', 'entry.amount'])
    .where('entry.subject', '=', subject)
    .where('entry.unit', '=', 'kopecks')
    .orderBy('entry.id')
    .execute();
  return rows.map(({ id, at, account, amount }) => ({
    id,
    at: at.toISOString(),
    account,
    amount_kopecks: amount,
  }));
}
