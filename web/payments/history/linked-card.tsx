import { CreditCard } from 'lucide-react';
import { subscriptionCalls } from '#contract/subscriptions.ts';
import { formatDay } from '#contract/russian.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';

interface LinkedCardProps {
  method: { title: string; linked_at: string };
  onChange: () => void;
}

/** What renewals are paid with; after one press nothing can be charged to it. */
export function LinkedCard({ method, onChange }: LinkedCardProps) {
  const api = useApi();
  const showSnackbar = useSnackbar();
  const { submit, pending, problem } = useSubmit(async () => {
    await api.call(subscriptionCalls.unlinkMethod);
    onChange();
    showSnackbar({
      type: 'success',
      text: 'Карта отвязана: списать с неё больше ничего нельзя',
      timeout: 10_000,
    });
  });
  return (
    <Card as="article" aria-label="Привязанная карта" className="flex flex-col gap-4">
      <div className="flex items-start gap-3">
        <CreditCard aria-hidden className="mt-0.5 size-6 shrink-0 text-action" />
        <div className="min-w-0">
          <p className="font-semibold [overflow-wrap:anywhere]">{method.title}</p>
          <p className="text-sm text-muted">
            Привязана {formatDay(method.linked_at)}. Если отвязать, списать с неё ничего нельзя и
            тариф не продлится; то, что оплачено, останется.
          </p>
        </div>
      </div>
      <FormProblem problem={problem} />
      <Button
        kind="secondary"
        className="noscript:hidden sm:self-start"
        pending={pending}
        onClick={() => void submit()}
      >
        Отвязать карту
      </Button>
    </Card>
  );
}
