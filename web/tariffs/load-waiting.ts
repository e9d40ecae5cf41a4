import { type Transaction, transactionCalls } from '#contract/transactions.ts';
import type { Api } from '#web/lib/api/api.ts';

/** One's own purchases that the bank has not answered yet. */
export async function loadWaiting(api: Api): Promise<Transaction[]> {
  const { data } = await api.call(transactionCalls.list, { query: {} });
  return data.filter(({ status, purpose }) => status === 'pending' && purpose === 'purchase');
}
