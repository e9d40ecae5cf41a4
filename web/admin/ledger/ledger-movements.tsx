import {
  adminLedgerCalls,
  type LedgerAccount,
  ledgerAccounts,
  ledgerKinds,
  type LedgerMovement,
} from '#contract/admin-ledger.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { formatDay } from '#contract/russian.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { EntryTime } from '../audit/entry-time.tsx';
import { useMore } from '../more/use-more.ts';
import { paymentPath } from '../payments/payments-search.ts';
import { amountOf } from './amounts.ts';
import { Amount, cell, LedgerTable, row } from './ledger-table.tsx';

interface LedgerMovementsProps {
  account: LedgerAccount;
  day: string;
  /** Where the list is closed. */
  back: string;
  loaded: AnswerOf<typeof adminLedgerCalls.movements>;
}

const link = 'inline-flex min-h-11 items-center text-action underline underline-offset-4';

/** One by one: of one account, on one day. */
export function LedgerMovements({ account, day, back, loaded }: LedgerMovementsProps) {
  const { lines, hasMore, more } = useMore(loaded, (api, before: number) =>
    api.call(adminLedgerCalls.movements, { query: { account, day, before } }),
  );
  return (
    <div className="mt-6">
      <div className="flex max-w-4xl flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">
          {ledgerAccounts[account]}, {formatDay(day)}
        </h2>
        <HrefLink href={back} keepScroll className={link}>
          Закрыть
        </HrefLink>
      </div>
      {lines.length === 0 ? (
        <p className="mt-2 text-muted">В этот день по счёту ничего не двигалось.</p>
      ) : (
        <LedgerTable label="Движения" columns={['Когда', 'Что', 'О чём', '+Сумма']}>
          {lines.map((line) => (
            <tr key={line.id} className={row}>
              <td className={`${cell} text-sm whitespace-nowrap`}>
                <EntryTime at={line.at} />
              </td>
              <td className={cell}>{ledgerKinds[line.kind]}</td>
              <td className={`${cell} numbers text-sm [overflow-wrap:anywhere]`}>
                <Subject line={line} />
              </td>
              <Amount name="Сумма">{amountOf(line.unit, line.amount)}</Amount>
            </tr>
          ))}
        </LedgerTable>
      )}
      {hasMore && (
        <div className="mt-3 flex flex-col items-start gap-3">
          <FormProblem problem={more.problem} />
          <Button kind="secondary" pending={more.pending} onClick={() => void more.submit()}>
            Показать ещё
          </Button>
        </div>
      )}
    </div>
  );
}

function Subject({ line: { unit, subject } }: { line: LedgerMovement }) {
  if (unit === 'contacts') return <>Доступ № {subject.split(':')[0]}</>;
  return (
    <HrefLink href={paymentPath(subject)} className={link}>
      Платёж {subject.slice(0, 8)}
    </HrefLink>
  );
}
