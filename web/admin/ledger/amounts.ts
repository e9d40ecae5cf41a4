import type { LedgerBalance } from '#contract/admin-ledger.ts';
import { countOf, formatMoney } from '#contract/russian.ts';
import { roubleCell } from '../csv/csv.ts';

type Unit = LedgerBalance['unit'];

/** With the sign of print, which is as wide as a plus. */
export function amountOf(unit: Unit, amount: number): string {
  const size = Math.abs(amount);
  const words =
    unit === 'kopecks' ? formatMoney(size) : countOf(size, ['контакт', 'контакта', 'контактов']);
  return amount < 0 ? `−${words}` : words;
}

/** What has moved: nothing is a dash. */
export const movedOf = (unit: Unit, amount: number): string =>
  amount === 0 ? '—' : amountOf(unit, amount);

/** As a table counts on with it. */
export const amountCell = (unit: Unit, amount: number): string =>
  unit === 'kopecks' ? roubleCell(amount) : String(amount);

export const unitWords: Record<Unit, string> = { kopecks: '₽', contacts: 'контакты' };
