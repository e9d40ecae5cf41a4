import { paymentCalls } from '#contract/payments.ts';
import type { Tariff } from '#contract/tariffs.ts';
import { useAnswer } from '#web/lib/api/use-answer.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { PayForm } from './pay-form.tsx';
import { PaymentNote } from './payment-note.tsx';

interface PayStepProps {
  tariff: Tariff;
  onBack: () => void;
}

/** The last step before the bank: what it costs now, whether it goes on, and where the receipt goes. */
export function PayStep({ tariff, onBack }: PayStepProps) {
  const api = useApi();
  const { answer, problem, askAgain } = useAnswer(() =>
    api.call(paymentCalls.quote, { query: { tariff: tariff.slug } }),
  );
  // What was ticked stays when it is asked for anew and that fails.
  if (!answer && problem) return <ErrorState text={problem.detail} onRetry={askAgain} />;
  if (!answer) return <Bones />;
  if (answer.refusal !== null) {
    return <PaymentNote tariff={tariff} refusal={answer.refusal} onBack={onBack} />;
  }
  return <PayForm tariff={tariff} quote={answer} onBack={onBack} onStale={askAgain} />;
}

function Bones() {
  return (
    <Loading className="flex flex-col gap-3">
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-14 w-full" />
    </Loading>
  );
}
