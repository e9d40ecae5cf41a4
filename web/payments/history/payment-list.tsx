import type { z } from 'zod';
import type { transactionCalls } from '#contract/transactions.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { PaymentLine } from './payment-line.tsx';

interface PaymentListProps {
  payments: z.output<typeof transactionCalls.list.answer>;
  loading: 'resting' | 'loading' | 'failed';
  onMore: () => void;
  onChange: () => void;
}

export function PaymentList({ payments, loading, onMore, onChange }: PaymentListProps) {
  const { data, meta } = payments;
  if (data.length === 0) {
    return (
      <EmptyState
        title="Платежей ещё не было"
        text="Всё, что вы оплатите, будет здесь: сумма, тариф, счёт и возврат."
      />
    );
  }
  return (
    <section aria-labelledby="payments" className="flex flex-col gap-4">
      <h2 id="payments" className="text-2xl">
        Платежи
      </h2>
      <ul className="flex flex-col gap-4">
        {data.map((payment) => (
          <PaymentLine key={payment.id} payment={payment} onChange={onChange} />
        ))}
      </ul>
      {loading === 'failed' && (
        <Note tone="error">Не получилось загрузить дальше. Проверьте связь и нажмите ещё раз.</Note>
      )}
      {meta.current_page < meta.last_page && (
        <Button
          kind="secondary"
          className="noscript:hidden sm:self-start"
          pending={loading === 'loading'}
          onClick={onMore}
        >
          Показать ещё
        </Button>
      )}
    </section>
  );
}
