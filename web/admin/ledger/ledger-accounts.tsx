import { type LedgerBalance, ledgerAccounts } from '#contract/admin-ledger.ts';
import { csvOf } from '../csv/csv.ts';
import { CsvButton } from '../csv/csv-button.tsx';
import type { Period } from '../statistics/period.ts';
import { amountCell, amountOf, movedOf, unitWords } from './amounts.ts';
import { Amount, cell, LedgerTable, row } from './ledger-table.tsx';

interface LedgerAccountsProps {
  period: Period;
  accounts: LedgerBalance[];
}

export function LedgerAccounts({ period: { from, to }, accounts }: LedgerAccountsProps) {
  if (accounts.length === 0) return <p className="mt-5 text-muted">Движений ещё не было.</p>;
  const text = () =>
    csvOf(
      ['Счёт', 'Единица', 'Остаток', `Прибыло ${from} – ${to}`, 'Убыло'],
      accounts.map(({ account, unit, ...sums }) => [
        ledgerAccounts[account],
        unitWords[unit],
        ...[sums.balance, sums.gained, sums.lost].map((amount) => amountCell(unit, amount)),
      ]),
    );
  return (
    <div className="mt-6">
      <div className="flex max-w-4xl flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">Счета</h2>
        <CsvButton name={`ryadom-accounts-${from}-${to}`} text={text} label="счета" size="small" />
      </div>
      <LedgerTable label="Счета" columns={['Счёт', '+Остаток', '+Прибыло за дни', '+Убыло за дни']}>
        {accounts.map(({ account, unit, balance, gained, lost }) => (
          <tr key={`${account} ${unit}`} className={row}>
            <td className={cell}>{ledgerAccounts[account]}</td>
            <Amount name="Остаток" className="font-semibold">
              {amountOf(unit, balance)}
            </Amount>
            <Amount name="Прибыло за дни">{movedOf(unit, gained)}</Amount>
            <Amount name="Убыло за дни">{movedOf(unit, lost)}</Amount>
          </tr>
        ))}
      </LedgerTable>
    </div>
  );
}
