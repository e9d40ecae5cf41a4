import { type LedgerDay, ledgerAccounts } from '#contract/admin-ledger.ts';
import { formatDay } from '#contract/russian.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { csvOf } from '../csv/csv.ts';
import { CsvButton } from '../csv/csv-button.tsx';
import { amountCell, movedOf, unitWords } from './amounts.ts';
import { ledgerPath, type LedgerSearch } from './ledger-search.ts';
import { Amount, cell, LedgerTable, row } from './ledger-table.tsx';

interface LedgerDaysProps {
  search: LedgerSearch;
  days: LedgerDay[];
}

export function LedgerDays({ search, days }: LedgerDaysProps) {
  const { from, to, account: chosen } = search;
  const shown = chosen ? days.filter(({ account }) => account === chosen) : days;
  const text = () =>
    csvOf(
      ['День', 'Счёт', 'Единица', 'Прибыло', 'Убыло'],
      shown.map(({ day, account, unit, gained, lost }) => [
        day,
        ledgerAccounts[account],
        unitWords[unit],
        amountCell(unit, gained),
        amountCell(unit, lost),
      ]),
    );
  return (
    <div className="mt-6">
      <div className="flex max-w-4xl flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">По дням</h2>
        {shown.length > 0 && (
          <CsvButton
            name={`ryadom-ledger-${from}-${to}`}
            text={text}
            label="по дням"
            size="small"
          />
        )}
      </div>
      {shown.length === 0 ? (
        <p className="mt-2 text-muted">За эти дни ничего не двигалось.</p>
      ) : (
        <LedgerTable label="По дням" columns={['День', 'Счёт', '+Прибыло', '+Убыло']}>
          {shown.map(({ day, account, unit, gained, lost }) => (
            <tr key={`${day} ${account} ${unit}`} className={row}>
              <td className={`${cell} numbers whitespace-nowrap`}>{formatDay(day)}</td>
              <td className={cell}>
                <HrefLink
                  href={ledgerPath({ from, to, account, day })}
                  className="inline-flex min-h-11 items-center text-action underline underline-offset-4 md:min-h-8"
                >
                  {ledgerAccounts[account]}
                </HrefLink>
              </td>
              <Amount name="Прибыло">{movedOf(unit, gained)}</Amount>
              <Amount name="Убыло">{movedOf(unit, lost)}</Amount>
            </tr>
          ))}
        </LedgerTable>
      )}
    </div>
  );
}
