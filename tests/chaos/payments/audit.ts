import type { FakePayment, FakeYookassa } from '#tests/fakes/yookassa.ts';
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
    ...rows.flatMap((row) => paymentFaults(row, bank.byOrder(row.id), told.get(row.id))),
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
