import type { Connection } from '#server/platform/database.ts';
import type { ProviderPayment, ProviderRefund } from '#server/platform/gateways/payments.ts';
import { expiresAt } from './rules.ts';

type AddressOf = (id: string) => string;

const payments = (db: Connection) =>
  db
    .selectFrom('sandbox_payments')
    .leftJoin('sandbox_cards', 'sandbox_cards.id', 'sandbox_payments.card_id')
    .selectAll('sandbox_payments')
    .select('sandbox_cards.title as card_title');

/** As the bank shows it to whoever pays. */
export async function findSandboxPayment(db: Connection, id: string) {
  return payments(db).where('sandbox_payments.id', '=', id).executeTakeFirst();
}

type Row = NonNullable<Awaited<ReturnType<typeof findSandboxPayment>>>;

export async function getSandboxPayment(
  db: Connection,
  id: string,
  addressOf: AddressOf,
): Promise<ProviderPayment | null> {
  const row = await findSandboxPayment(db, id);
  return row ? asPayment(row, addressOf) : null;
}

export async function findByOrder(
  db: Connection,
  orderId: string,
  addressOf: AddressOf,
): Promise<ProviderPayment | null> {
  const row = await payments(db).where('order_id', '=', orderId).executeTakeFirst();
  return row ? asPayment(row, addressOf) : null;
}

/** What nobody has paid within the hour is not paid any more. */
function asPayment(row: Row, addressOf: AddressOf): ProviderPayment {
  const isExpired = row.state === 'pending' && expiresAt(row.created_at) <= new Date();
  const state = isExpired ? 'canceled' : row.state;
  return {
    id: row.id,
    orderId: row.order_id,
    state,
    amountKopecks: row.amount_kopecks,
    currency: 'RUB',
    confirmationUrl: state === 'pending' ? addressOf(row.id) : null,
    cancelReason: isExpired ? 'expired_on_confirmation' : row.cancel_reason,
    method: row.card_id ? { id: row.card_id, title: row.card_title ?? '' } : null,
    card: row.card,
    refundedKopecks: row.refunded_kopecks,
    createdAt: row.created_at,
  };
}

const refunds = (db: Connection) => db.selectFrom('sandbox_refunds').selectAll();

export async function getSandboxRefund(db: Connection, id: string): Promise<ProviderRefund | null> {
  const row = await refunds(db).where('id', '=', id).executeTakeFirst();
  return row ? asRefund(row) : null;
}

export async function findRefundByOrder(
  db: Connection,
  orderId: string,
): Promise<ProviderRefund | null> {
  const row = await refunds(db).where('order_id', '=', orderId).executeTakeFirst();
  return row ? asRefund(row) : null;
}

type RefundRow = Awaited<ReturnType<ReturnType<typeof refunds>['execute']>>[number];

function asRefund(row: RefundRow): ProviderRefund {
  const { id, order_id: orderId, payment_id: paymentId, amount_kopecks: amountKopecks } = row;
  return { id, orderId, paymentId, amountKopecks, state: 'succeeded' };
}

export async function* listSandboxPayments(
  db: Connection,
  since: Date,
  addressOf: AddressOf,
): AsyncGenerator<ProviderPayment> {
  const rows = await payments(db).where('sandbox_payments.created_at', '>=', since).execute();
  for (const row of rows) yield asPayment(row, addressOf);
}

export async function* listSandboxRefunds(
  db: Connection,
  since: Date,
): AsyncGenerator<ProviderRefund> {
  const rows = await refunds(db).where('created_at', '>=', since).execute();
  for (const row of rows) yield asRefund(row);
}
