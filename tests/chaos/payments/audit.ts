import type { FakePayment, FakeRefund, FakeYookassa } from '#tests/fakes/yookassa.ts';
import { ask } from '../audit.ts';
import { auditBooks } from './books.ts';
import type { Told } from './shoppers.ts';

interface Row {
  id: string;
  state: string;
  amount: number;
  provider_id: string | null;
}

/** Where the money at the bank, our books and what people were told do not agree. */
export async function auditMoney(
  url: string,
  { bank, told, since }: { bank: FakeYookassa; told: Told; since: Date },
): Promise<string[]> {
  const rows = await ask<Row>(
    url,
    'select id, state, amount_kopecks::int as amount, provider_id from payments',
  );
  const known = new Set(rows.map(({ id }) => id));
  return [
    ...rows.flatMap((row) => paymentFaults(row, bank.byOrder(row.id), told.payments.get(row.id))),
    ...(await auditRefunds(url, bank, told)),
    ...[...bank.payments.values()]
      .filter(({ metadata }) => !known.has(metadata.order_id ?? ''))
      .map(({ id }) => `the bank has ${id}, which is no payment of ours`),
    ...bank.refused.map((why) => `the bank has refused a call: ${why}`),
    ...(await auditBooks(url, bank.environment, since)),
  ];
}

function paymentFaults(row: Row, atBank: FakePayment[], told: string | undefined): string[] {
  const { id, state, amount, provider_id } = row;
  const [known, second] = atBank;
  const faults: string[] = [];
  if (second) faults.push(`is there ${atBank.length} times at the bank`);
  // What the bank was never told of cannot have been paid.
  const status = known?.status ?? 'canceled';
  if (state !== status) faults.push(`is ${state}, at the bank ${status}`);
  if (known && known.id !== provider_id) faults.push('has another name at the bank');
  if (known && Math.round(Number(known.amount.value) * 100) !== amount) {
    faults.push('has another sum at the bank');
  }
  if (told && told !== state) faults.push(`is ${state}, the person was told ${told}`);
  return faults.map((fault) => `payment ${id} ${fault}`);
}

/** Each is there once, and the bank has given back nothing else. */
async function auditRefunds(url: string, bank: FakeYookassa, told: Told): Promise<string[]> {
  const rows = await ask<Row & { payment_id: string }>(
    url,
    'select id, payment_id, state, amount_kopecks::int as amount, provider_id from refunds',
  );
  const known = new Set(rows.map(({ provider_id }) => provider_id));
  const returned = Map.groupBy(
    rows.filter(({ state }) => state === 'succeeded'),
    ({ payment_id }) => payment_id,
  );
  const sumOf = (id: string) =>
    (returned.get(id) ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...rows.flatMap((row) => refundFaults(row, bank)),
    ...[...bank.refunds.values()]
      .filter(({ id }) => !known.has(id))
      .map(({ id }) => `the bank has given back ${id}, which is no refund of ours`),
    ...[...told.refunded]
      .filter(([id, amount]) => sumOf(id) < amount)
      .map(([id, amount]) => `${amount} kopecks of ${id} were said to be back: ${sumOf(id)} are`),
  ];
}

function refundFaults({ id, state, amount, provider_id }: Row, bank: FakeYookassa): string[] {
  const ours = ({ description }: FakeRefund) => description?.endsWith(id);
  const [sent, second] = [...bank.refunds.values()].filter(ours);
  const faults: string[] = [];
  if (second) faults.push('was sent more than once');
  const status = sent?.status ?? 'canceled';
  if (state !== status) faults.push(`is ${state}, at the bank ${status}`);
  if (sent && sent.id !== provider_id) faults.push('has another name at the bank');
  if (sent && Math.round(Number(sent.amount.value) * 100) !== amount) {
    faults.push('has another sum at the bank');
  }
  return faults.map((fault) => `refund ${id} ${fault}`);
}
