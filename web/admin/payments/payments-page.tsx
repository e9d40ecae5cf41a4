import type { AnswerOf } from '#contract/endpoint.ts';
import { adminPaymentCalls } from '#contract/admin-payments.ts';
import { countOf, formatMoney } from '#contract/russian.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useMore } from '../more/use-more.ts';
import { PaymentFilters } from './payment-filters.tsx';
import { PaymentTable } from './payment-table.tsx';
import { paymentsQuery, type PaymentsSearch } from './payments-search.ts';

type Loaded = AnswerOf<typeof adminPaymentCalls.list>;

interface PaymentsPageProps {
  search: PaymentsSearch;
  loaded: Loaded;
}

export function PaymentsPage({ search, loaded }: PaymentsPageProps) {
  const { lines, hasMore, more } = useMore(loaded, (api, before: string) =>
    api.call(adminPaymentCalls.list, { query: { ...paymentsQuery(search), before } }),
  );
  const isSearch = Object.keys(search).length > 0;
  return (
    <>
      <h1 className="text-2xl">Платежи</h1>
      <PaymentFilters search={search} tariffs={loaded.tariffs} />
      {loaded.totals && loaded.totals.payments > 0 && <Totals totals={loaded.totals} />}
      {lines.length === 0 ? (
        <EmptyState
          title={isSearch ? 'Таких платежей нет' : 'Платежей ещё нет'}
          text={
            isSearch
              ? 'Проверьте номер, дни и сумму или сбросьте отбор.'
              : 'Первый появится здесь, когда кто-нибудь нажмёт «Оплатить».'
          }
        />
      ) : (
        <PaymentTable payments={lines} />
      )}
      {hasMore && (
        <div className="mt-4 flex flex-col items-center gap-3">
          <FormProblem problem={more.problem} />
          <Button kind="secondary" pending={more.pending} onClick={() => void more.submit()}>
            Показать ещё
          </Button>
        </div>
      )}
    </>
  );
}

function Totals({ totals }: { totals: NonNullable<Loaded['totals']> }) {
  const figures = [
    ['Всего', countOf(totals.payments, ['платёж', 'платежа', 'платежей'])],
    ['Оплачено', formatMoney(totals.paid_kopecks)],
    ['Возвращено', formatMoney(totals.refunded_kopecks)],
    ['Ждёт банка', formatMoney(totals.open_kopecks)],
  ];
  return (
    <dl
      aria-label="Итоги"
      className="numbers mt-5 grid grid-cols-2 gap-x-6 gap-y-3 rounded-card bg-surface-soft px-4 py-3 md:grid-cols-4"
    >
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-lg font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
