import { Link } from '@tanstack/react-router';
import type { z } from 'zod';
import type { subscriptionCalls } from '#contract/subscriptions.ts';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { Card } from '#web/ui/display/card.tsx';
import { CurrentTariff } from './current-tariff.tsx';
import { LinkedCard } from './linked-card.tsx';

interface CurrentTariffsProps {
  subscriptions: z.output<typeof subscriptionCalls.list.answer>;
  onChange: () => void;
}

/** Those that run or wait for money; what has ended stands among the payments. */
export function CurrentTariffs({ subscriptions, onChange }: CurrentTariffsProps) {
  const running = subscriptions.data.filter(
    ({ state }) => state === 'active' || state === 'past_due',
  );
  const { payment_method: method } = subscriptions;
  return (
    <section aria-labelledby="current-tariffs" className="flex flex-col gap-4">
      <h2 id="current-tariffs" className="text-2xl">
        Ваш тариф
      </h2>
      {running.length === 0 && (
        <Card className="flex flex-wrap items-center justify-between gap-4">
          <p>У вас бесплатный «Базовый»: ничего не спишется.</p>
          <Link to="/tariffs" className={buttonStyles({ kind: 'secondary' })}>
            Посмотреть тарифы
          </Link>
        </Card>
      )}
      {running.map((subscription) => (
        <CurrentTariff key={subscription.id} subscription={subscription} onChange={onChange} />
      ))}
      {method && <LinkedCard method={method} onChange={onChange} />}
    </section>
  );
}
