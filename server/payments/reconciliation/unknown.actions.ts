import type { Connection } from '#server/platform/database.ts';
import type {
  PaymentGateway,
  ProviderPayment,
  ProviderRefund,
} from '#server/platform/gateways/payments.ts';
import type { Violation } from './queries.ts';

/** Money that has moved at the provider since then, and of which nobody here knows. */
export async function findUnknown(
  db: Connection,
  gateway: PaymentGateway,
  since: Date,
): Promise<Violation[]> {
  const found: Violation[] = [];
  for await (const some of batchesOf(gateway.listPayments(since))) {
    const what = 'the provider has taken money, and no payment here knows of it';
    const unknown = await unknownPayments(db, gateway.name, some);
    found.push(...unknown.map(({ id: subject }) => ({ what, subject })));
  }
  for await (const some of batchesOf(gateway.listRefunds(since))) {
    const what = 'the provider has given money back, and no refund here knows of it';
    const unknown = await unknownRefunds(db, gateway.name, some);
    found.push(...unknown.map(({ id: subject }) => ({ what, subject })));
  }
  return found;
}

interface Named {
  id: string;
  orderId: string | null;
}

interface Row {
  id: string;
  provider_id: string | null;
  state: string;
}

/** The answer to an order may still be on its way: then only our own id tells that it is ours. */
const isOf = (row: Row, { id, orderId }: Named) =>
  row.provider_id === null
    ? row.id === orderId && (row.state === 'new' || row.state === 'pending')
    : row.provider_id === id;

/** Looked up after the provider has named them, so that each was written down before. */
async function unknownPayments(
  db: Connection,
  provider: PaymentGateway['name'],
  listed: ProviderPayment[],
): Promise<ProviderPayment[]> {
  const paid = listed.filter(({ state }) => state === 'succeeded');
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'provider_id', 'state'])
    .where('provider', '=', provider)
    .where((where) =>
      where.or([where('provider_id', 'in', idsOf(paid)), where('id', 'in', ordersOf(paid))]),
    )
    .execute();
  return paid.filter((one) => !rows.some((row) => isOf(row, one)));
}

async function unknownRefunds(
  db: Connection,
  provider: PaymentGateway['name'],
  listed: ProviderRefund[],
): Promise<ProviderRefund[]> {
  const sent = listed.filter(({ state }) => state !== 'canceled');
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.id', 'refunds.provider_id', 'refunds.state'])
    .select('payments.provider_id as paid_as')
    .where('payments.provider', '=', provider)
    .where((where) =>
      where.or([
        where('refunds.provider_id', 'in', idsOf(sent)),
        where('refunds.id', 'in', ordersOf(sent)),
      ]),
    )
    .execute();
  return sent.filter((one) => !rows.some((row) => row.paid_as === one.paymentId && isOf(row, one)));
}

const nobody = '00000000-0000-0000-0000-000000000000';
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const idsOf = (listed: Named[]) => [nobody, ...listed.map(({ id }) => id)];
/** What others have made may be named by anything. */
const ordersOf = (listed: Named[]) => [
  nobody,
  ...listed.flatMap(({ orderId }) => (orderId && uuid.test(orderId) ? [orderId] : [])),
];

const atOnce = 200;

async function* batchesOf<Item>(listed: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const one of listed) {
    batch.push(one);
    if (batch.length < atOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
