import { useNavigate } from '@tanstack/react-router';
import { ledgerAccounts } from '#contract/admin-ledger.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { LedgerAccounts } from './ledger-accounts.tsx';
import { LedgerDays } from './ledger-days.tsx';
import { LedgerMovements } from './ledger-movements.tsx';
import { ledgerPath, type LedgerSearch } from './ledger-search.ts';
import type { LoadedLedger } from './load-ledger.ts';
import { MoneyCheckNote } from './money-check-note.tsx';

interface LedgerPageProps {
  search: LedgerSearch;
  loaded: LoadedLedger;
}

export function LedgerPage({ search, loaded: { ledger, movements } }: LedgerPageProps) {
  return (
    <>
      <h1 className="text-2xl">Учёт денег</h1>
      <p className="mt-1 max-w-prose text-muted">
        Каждое движение записано дважды: сколько прибыло одному счёту, столько убыло у другого.
        Записи только добавляются.
      </p>
      <MoneyCheckNote check={ledger.check} />
      <PeriodForm search={search} />
      <LedgerAccounts period={search} accounts={ledger.accounts} />
      {movements && search.account && search.day && (
        <LedgerMovements
          key={`${search.account} ${search.day}`}
          account={search.account}
          day={search.day}
          back={ledgerPath({ ...search, day: undefined })}
          loaded={movements}
        />
      )}
      <LedgerDays search={search} days={ledger.days} />
    </>
  );
}

const accounts = Object.entries(ledgerAccounts).map(([value, label]) => ({ value, label }));

/** A form of the old kind: it asks by its address, with scripts or without. */
function PeriodForm({ search }: { search: LedgerSearch }) {
  const navigate = useNavigate();
  const { from, to, account } = search;
  return (
    <form
      key={`${from} ${to} ${account}`}
      action="/admin/ledger"
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = Object.fromEntries(new FormData(event.currentTarget));
        void navigate({ href: ledgerPath(chosen) });
      }}
      className="mt-5 grid items-end gap-3 sm:flex sm:flex-wrap"
    >
      <TextField name="from" type="date" label="С" defaultValue={from} />
      <TextField name="to" type="date" label="По" defaultValue={to} />
      <Select
        name="account"
        label="Счёт"
        placeholder="Все"
        defaultValue={account ?? ''}
        options={accounts}
      />
      <Button type="submit" kind="secondary">
        Показать
      </Button>
    </form>
  );
}
