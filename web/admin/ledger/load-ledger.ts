import { adminLedgerCalls } from '#contract/admin-ledger.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Api } from '#web/lib/api/api.ts';
import type { LedgerSearch } from './ledger-search.ts';

export interface LoadedLedger {
  ledger: AnswerOf<typeof adminLedgerCalls.show>;
  /** Of the day and account that are named; null: none are. */
  movements: AnswerOf<typeof adminLedgerCalls.movements> | null;
}

export async function loadLedger(
  api: Api,
  { from, to, account, day }: LedgerSearch,
): Promise<LoadedLedger> {
  const [ledger, movements] = await Promise.all([
    api.call(adminLedgerCalls.show, { query: { from, to } }),
    account && day ? api.call(adminLedgerCalls.movements, { query: { account, day } }) : null,
  ]);
  return { ledger, movements };
}
