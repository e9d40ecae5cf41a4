import { formatMoney } from '#contract/russian.ts';
import type { Tariff } from '#contract/tariffs.ts';
import { useShell } from '#web/lib/context/use-shell.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';

interface PaymentNoteProps {
  tariff: Tariff;
  /** Why it cannot be bought now, and what to do. */
  refusal: string;
  onBack: () => void;
  onClose: () => void;
}

/** Instead of the last step, when there is nothing to be paid here. */
export function PaymentNote({ tariff, refusal, onBack, onClose }: PaymentNoteProps) {
  const support = useShell()?.config.brand.support_email ?? '';
  const subject = encodeURIComponent(
    `Тариф «${tariff.name}», ${formatMoney(tariff.price_kopecks)}`,
  );
  return (
    <div className="flex flex-col gap-5">
      <Note tone="info">
        <p>{refusal}.</p>
      </Note>
      <Button size="large" wide onClick={onBack}>
        Выбрать другой
      </Button>
      <div className="grid gap-3 sm:grid-cols-2">
        <LinkButton kind="secondary" href={`mailto:${support}?subject=${subject}`}>
          Написать в поддержку
        </LinkButton>
        <Button kind="secondary" onClick={onClose}>
          Закрыть
        </Button>
      </div>
    </div>
  );
}
