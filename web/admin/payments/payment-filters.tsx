import { Link, useNavigate } from '@tanstack/react-router';
import type { PaymentLine } from '#contract/admin-payments.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { filterWords, tariffWords } from './payment-words.ts';
import { paymentsPath, type PaymentsSearch } from './payments-search.ts';

interface PaymentFiltersProps {
  search: PaymentsSearch;
  tariffs: PaymentLine['tariff'][];
}

const states = Object.entries(filterWords).map(([value, label]) => ({ value, label }));

/** A form of the old kind: it asks by its address, with scripts or without. */
export function PaymentFilters({ search, tariffs }: PaymentFiltersProps) {
  const navigate = useNavigate();
  const options = tariffs.map((tariff) => ({ value: tariff.slug, label: tariffWords(tariff) }));
  return (
    <form
      key={JSON.stringify(search)}
      action="/admin/payments"
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = Object.fromEntries(new FormData(event.currentTarget));
        void navigate({ href: paymentsPath(chosen) });
      }}
      className="mt-4 grid grid-cols-2 items-end gap-3 md:grid-cols-4 xl:grid-cols-[minmax(0,1.7fr)_repeat(2,minmax(0,1.1fr))_repeat(2,minmax(0,1.3fr))_repeat(2,minmax(0,0.7fr))]"
    >
      <TextField
        name="q"
        type="search"
        label="Человек или номер платежа"
        maxLength={254}
        autoComplete="off"
        defaultValue={search.q}
        className="col-span-2 xl:col-span-1"
      />
      <Select
        name="state"
        label="Состояние"
        placeholder="Любое"
        defaultValue={search.state ?? ''}
        options={states}
      />
      <Select
        name="tariff"
        label="Тариф"
        placeholder="Любой"
        defaultValue={search.tariff ?? ''}
        options={options}
      />
      <TextField
        name="from"
        type="date"
        label="С"
        defaultValue={search.from}
        className="max-sm:col-span-2"
      />
      <TextField
        name="to"
        type="date"
        label="По"
        defaultValue={search.to}
        className="max-sm:col-span-2"
      />
      <Sum name="sum_from" label="От, ₽" value={search.sum_from} />
      <Sum name="sum_to" label="До, ₽" value={search.sum_to} />
      <div className="col-span-full flex flex-wrap gap-3">
        <Button type="submit" kind="secondary">
          Показать
        </Button>
        {Object.keys(search).length > 0 && (
          <Link to="/admin/payments" preload={false} className={buttonStyles({ kind: 'quiet' })}>
            Сбросить
          </Link>
        )}
      </div>
    </form>
  );
}

function Sum({ name, label, value }: { name: string; label: string; value: number | undefined }) {
  return (
    <TextField
      name={name}
      label={label}
      inputMode="numeric"
      maxLength={9}
      autoComplete="off"
      defaultValue={value}
    />
  );
}
