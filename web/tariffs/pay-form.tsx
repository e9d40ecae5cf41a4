import { useState } from 'react';
import type { Quote } from '#contract/payments.ts';
import { formatMoney } from '#contract/russian.ts';
import type { Tariff } from '#contract/tariffs.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { RenewalChoice } from './renewal-choice.tsx';
import { useBuying } from './use-buying.ts';

interface PayFormProps {
  tariff: Tariff;
  quote: Quote;
  /** The sum or the terms are others by now. */
  onStale: () => void;
  onBack: () => void;
}

export function PayForm({ tariff, quote, onStale, onBack }: PayFormProps) {
  const { renewal } = quote;
  // Consent is to the words that were shown: to others it is asked for again.
  const [agreed, setAgreed] = useState<string | null>(null);
  const isRenewed = renewal !== null && agreed === renewal.version;
  const { submit, pending, problem, attempt } = useBuying({ tariff, quote, isRenewed, onStale });

  return (
    <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
      <FormProblem problem={problem} />
      <QuoteLines tariff={tariff} quote={quote} />
      {renewal && (
        <RenewalChoice
          offer={renewal}
          checked={isRenewed}
          isShort={tariff.period?.unit === 'day' && tariff.period.count <= 3}
          onChange={(checked) => setAgreed(checked ? renewal.version : null)}
        />
      )}
      <div className="flex flex-col gap-2 text-sm text-muted">
        {quote.email && (
          <p>
            Чек придёт на{' '}
            <span className="font-semibold text-ink [overflow-wrap:anywhere]">{quote.email}</span>.
          </p>
        )}
        {tariff.is_trial && (
          <p>
            Пробный тариф продаётся один раз на человека и на карту. Если этой картой за него уже
            платили, деньги вернутся целиком.
          </p>
        )}
        <p>Откроется страница банка: данные вашей карты видит только он.</p>
      </div>
      <div className="flex flex-col gap-3">
        <Button type="submit" size="large" wide pending={pending}>
          Оплатить {formatMoney(quote.amount_kopecks)}
        </Button>
        <Button kind="secondary" wide onClick={onBack}>
          Выбрать другой
        </Button>
      </div>
    </SubmitForm>
  );
}
