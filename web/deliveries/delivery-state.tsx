import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { Delivery } from '#contract/deliveries.ts';

const fates = {
  sent: { icon: CircleCheck, word: 'Ушло', look: 'text-success' },
  waiting: { icon: Clock, word: 'Ждёт', look: 'text-warning' },
  failed: { icon: CircleX, word: 'Не ушло', look: 'text-error' },
};

/** Whether it has left, and what the gateway said when it has not. */
export function DeliveryState({ letter: { state, error } }: { letter: Delivery }) {
  const { icon: Icon, word, look } = fates[state];
  return (
    <p className={`flex items-start gap-2 text-sm ${look}`}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">{error ? `${word}: ${error}` : word}</span>
    </p>
  );
}
