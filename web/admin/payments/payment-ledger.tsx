import { type LedgerAccount, ledgerAccounts } from '#contract/admin-ledger.ts';
import type { PaymentPage } from '#contract/admin-payments.ts';
import { formatMoney } from '#contract/russian.ts';
import { EntryTime } from '../audit/entry-time.tsx';
import { Section } from '../section.tsx';

const head = 'py-1.5 pr-4 text-left text-sm font-semibold text-muted';

export function PaymentLedger({ entries }: { entries: PaymentPage['ledger'] }) {
  return (
    <Section title="Проводки" empty={entries.length === 0 && 'Деньги ещё не двигались.'}>
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <th className={head}>Счёт</th>
            <th className={`${head} pr-0 text-right`}>Сумма</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, at, account, amount_kopecks: sum }) => (
            <tr key={id} className="border-t border-line">
              <td className="py-1.5 pr-4">
                {ledgerAccounts[account as LedgerAccount]}
                <span className="block text-sm text-muted">
                  <EntryTime at={at} />
                </span>
              </td>
              <td className="numbers py-1.5 text-right whitespace-nowrap">{signedMoney(sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** With the sign of print, which is as wide as a plus. */
const signedMoney = (kopecks: number): string =>
  kopecks < 0 ? `−${formatMoney(-kopecks)}` : formatMoney(kopecks);
