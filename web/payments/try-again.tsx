import type { Payment } from '#contract/payments.ts';
import { useModal } from '#web/lib/navigation/modal.ts';
import { rememberTariff } from '#web/tariffs/chosen-tariff.ts';
import { Button } from '#web/ui/controls/button.tsx';

/** The same tariff once more, by a new payment; what was to come after it is not lost. */
export function TryAgain({ payment, next }: { payment: Payment; next: string | null }) {
  const modal = useModal();
  function press() {
    rememberTariff(payment.tariff.slug);
    modal.open('buyTariff', { next: next ?? undefined });
  }
  return (
    <Button size="large" wide onClick={press} className="noscript:hidden">
      Заплатить иначе
    </Button>
  );
}
