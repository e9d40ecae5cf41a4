import { formatMoney } from '#contract/russian.ts';
import type { Tariff } from '#contract/tariffs.ts';
import { useShell } from '#web/lib/context/use-shell.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';

interface PaymentNoteProps {
  tariff: Tariff;
  /** Why it cannot be bought now, then what to do. */
  refusal: string;
  onBack: () => void;
}

/** Instead of the last step, when there is nothing to be paid here. */
export function PaymentNote({ tariff, refusal, onBack }: PaymentNoteProps) {
  const support = useShell()?.config.brand.support_email ?? '';
  const { name, price_kopecks } = tariff;
  const subject = encodeURIComponent(`Тариф «${name}», ${formatMoney(price_kopecks)}`);
  const [why = '', ...whatToDo] = refusal.split(/(?<=\.) /);
  const asksToWrite = support !== '' && refusal.includes(support);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-2 [overflow-wrap:anywhere]">
        <p className="text-lg font-semibold">{why.replace(/\.$/, '')}</p>
        {whatToDo.length > 0 && <p>{whatToDo.join(' ')}.</p>}
      </div>
      {asksToWrite && (
        <LinkButton href={`mailto:${support}?subject=${subject}`} size="large" wide>
          Написать в поддержку
        </LinkButton>
      )}
      <Button kind={asksToWrite ? 'secondary' : 'primary'} wide onClick={onBack}>
        Выбрать другой
      </Button>
    </div>
  );
}
