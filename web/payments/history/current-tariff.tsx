import { useState } from 'react';
import { subscriptionCalls, type Subscription } from '#contract/subscriptions.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { RenewalForm } from './renewal-form.tsx';

interface CurrentTariffProps {
  subscription: Subscription;
  onChange: () => void;
}

/** What is charged next, and how it is switched off: in one press, with a way back. */
export function CurrentTariff({ subscription, onChange }: CurrentTariffProps) {
  const { id, tariff, state, is_ending, renewal, offer, sentence } = subscription;
  const api = useApi();
  const showSnackbar = useSnackbar();
  const [isAgreeing, setAgreeing] = useState(false);
  const params = { id };

  const resume = useSubmit(async (renewal_version: string) => {
    await api.call(subscriptionCalls.resume, { params, body: { renewal_version } });
    onChange();
    showSnackbar({ type: 'success', text: 'Продление включено' });
  });
  const undoOf = (version: string) => ({
    label: 'Включить',
    onPress: () => void resume.submit(version),
  });
  const cancel = useSubmit(async () => {
    const { subscription: fresh } = await api.call(subscriptionCalls.cancel, { params });
    onChange();
    showSnackbar({
      type: 'success',
      text: 'Тариф не продлится',
      timeout: 10_000,
      ...(fresh.offer && { action: undoOf(fresh.offer.version) }),
    });
  });

  return (
    <Card as="article" aria-labelledby={`tariff-${id}`} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={`tariff-${id}`} className="text-xl">
          «{tariff.name}»
        </h3>
        {is_ending ? (
          <Badge>Возвращаем деньги</Badge>
        ) : state === 'past_due' ? (
          <Badge tone="warning">Не оплачен</Badge>
        ) : (
          // Until when, the sentence says.
          <Badge tone="success">Действует</Badge>
        )}
      </div>
      <p>{sentence}.</p>
      {state === 'past_due' && (
        <p className="text-muted">
          Пополните карту или{' '}
          <HrefLink
            href="/tariffs"
            className="font-semibold text-action underline underline-offset-4"
          >
            оплатите тариф заново
          </HrefLink>{' '}
          другой картой: второй раз не спишем.
        </p>
      )}
      <FormProblem problem={cancel.problem ?? resume.problem} />
      {renewal && (
        <Button
          kind="secondary"
          className="noscript:hidden sm:self-start"
          pending={cancel.pending}
          onClick={() => void cancel.submit()}
        >
          Не продлевать
        </Button>
      )}
      {offer && !isAgreeing && (
        <Button
          kind="secondary"
          className="noscript:hidden sm:self-start"
          onClick={() => setAgreeing(true)}
        >
          Включить продление
        </Button>
      )}
      {offer && isAgreeing && (
        <RenewalForm
          offer={offer}
          pending={resume.pending}
          onAgree={async () => {
            if (await resume.submit(offer.version)) setAgreeing(false);
            // Other terms are shown before they are agreed to.
            else onChange();
          }}
          onClose={() => setAgreeing(false)}
        />
      )}
    </Card>
  );
}
