import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { paymentCalls, paymentPath, type Quote } from '#contract/payments.ts';
import { formatMoney } from '#contract/russian.ts';
import type { Tariff } from '#contract/tariffs.ts';
import { useAnswer } from '#web/lib/api/use-answer.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { PaymentNote } from './payment-note.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { RenewalChoice } from './renewal-choice.tsx';
import { useNextPath } from './use-next-path.ts';

interface PayStepProps {
  tariff: Tariff;
  onBack: () => void;
  onClose: () => void;
}

/** The last step before the bank: what it costs now, whether it goes on, and where the receipt goes. */
export function PayStep({ tariff, onBack, onClose }: PayStepProps) {
  const api = useApi();
  const { answer, problem, askAgain } = useAnswer(() =>
    api.call(paymentCalls.quote, { query: { tariff: tariff.slug } }),
  );
  if (problem) return <ErrorState text={problem.detail} onRetry={askAgain} />;
  if (!answer) return <Bones />;
  if (answer.refusal !== null) {
    return (
      <PaymentNote tariff={tariff} refusal={answer.refusal} onBack={onBack} onClose={onClose} />
    );
  }
  return <PayForm tariff={tariff} quote={answer} onBack={onBack} onStale={askAgain} />;
}

interface PayFormProps {
  tariff: Tariff;
  quote: Quote;
  onBack: () => void;
  /** The sum or the words are others by now. */
  onStale: () => void;
}

function PayForm({ tariff, quote, onBack, onStale }: PayFormProps) {
  const api = useApi();
  const router = useRouter();
  const next = useNextPath();
  const [renews, setRenews] = useState(false);
  // However often it is pressed or sent again, it is one payment.
  const [key] = useState(() => crypto.randomUUID());
  const { submit, pending, problem, attempt } = useSubmit(async () => {
    const { payment } = await api.call(
      tariff.is_trial ? paymentCalls.buyTest : paymentCalls.buy,
      {
        body: {
          tariff: tariff.slug,
          amount_kopecks: quote.amount_kopecks,
          renewal_consent: renews,
          ...(renews && quote.renewal && { renewal_version: quote.renewal.version }),
          next,
        },
      },
      { headers: { 'idempotency-key': key } },
    );
    if (payment.confirmation_url) return location.assign(payment.confirmation_url);
    return router.navigate({ to: paymentPath(payment.id) });
  });
  const isStale = problem?.status === 409;
  useEffect(() => {
    if (isStale) onStale();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each refusal
  }, [isStale, attempt]);

  return (
    <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
      <FormProblem problem={problem} />
      <QuoteLines tariff={tariff} quote={quote} />
      {quote.renewal && (
        <RenewalChoice
          offer={quote.renewal}
          checked={renews}
          isShort={tariff.period?.unit === 'day' && tariff.period.count <= 3}
          onChange={setRenews}
        />
      )}
      {quote.email && (
        <p className="text-sm text-muted">
          Чек придёт на <span className="[overflow-wrap:anywhere]">{quote.email}</span>. Номер карты
          вводится на странице банка: мы его не видим.
        </p>
      )}
      <Button type="submit" size="large" wide pending={pending}>
        Оплатить {formatMoney(quote.amount_kopecks)}
      </Button>
      <Button kind="secondary" onClick={onBack}>
        Выбрать другой
      </Button>
    </SubmitForm>
  );
}

function Bones() {
  return (
    <Loading className="flex flex-col gap-3">
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-14 w-full" />
    </Loading>
  );
}
