import { Link } from '@tanstack/react-router';
import type { z } from 'zod';
import type { subscriptionCalls } from '#contract/subscriptions.ts';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { Card } from '#web/ui/display/card.tsx';
import { HeldTariff } from './held-tariff.tsx';
import { LinkedCard } from './linked-card.tsx';

interface HeldTariffsProps {
  held: z.output<typeof subscriptionCalls.list.answer>;
  onChange: () => void;
}

/** Those that run or wait for money; what has ended stands among the payments. */
export function HeldTariffs({ held, onChange }: HeldTariffsProps) {
  const running = held.data.filter(({ state }) => state === 'active' || state === 'past_due');
  const { payment_method: method } = held;
  return (
    <section aria-labelledby="held" className="flex flex-col gap-4">
      <h2 id="held" className="text-2xl">
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
        <HeldTariff key={subscription.id} subscription={subscription} onChange={onChange} />
      ))}
      {method && <LinkedCard method={method} onChange={onChange} />}
    </section>
  );
}
