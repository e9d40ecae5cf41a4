import { isDay } from '#contract/days.ts';
import { type LedgerAccount, ledgerAccounts } from '#contract/admin-ledger.ts';
import { formatQuery } from '#contract/query-string.ts';
import { type Period, periodOf } from '../statistics/period.ts';

export interface LedgerSearch extends Period {
  account?: LedgerAccount;
  /** Whose movements are shown one by one. */
  day?: string;
}

/** What makes no sense is left out. */
export function ledgerSearch(search: object): LedgerSearch {
  const { account, day } = search as Record<string, unknown>;
  const known = typeof account === 'string' && Object.hasOwn(ledgerAccounts, account);
  return {
    ...periodOf(search),
    ...(known && { account: account as LedgerAccount }),
    ...(known && isDay(day) && { day }),
  };
}

export const ledgerPath = (search: object): string => `/admin/ledger${formatQuery(search)}`;
