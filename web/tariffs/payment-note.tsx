import { formatMoney } from '#contract/russian.ts';
import { nextPriceLine, type Tariff } from '#contract/tariffs.ts';
import { useShell } from '#web/lib/context/use-shell.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { periodText, renewalText } from './tariff-words.ts';

interface PaymentNoteProps {
  tariff: Tariff;
  onBack: () => void;
  onClose: () => void;
}

/** The last step, as long as this installation takes no payments: it says so and what to do. */
export function PaymentNote({ tariff, onBack, onClose }: PaymentNoteProps) {
  const support = useShell()?.config.brand.support_email ?? '';
  const { name, price_kopecks, next_price_kopecks } = tariff;
  const subject = encodeURIComponent(`Тариф «${name}», ${formatMoney(price_kopecks)}`);
  return (
    <div className="flex flex-col gap-5">
      <div className="rounded-card bg-surface-soft p-4">
        <p className="text-lg font-semibold">{name}</p>
        <p className="numbers text-xl font-semibold text-action">
          {formatMoney(price_kopecks)} {periodText(tariff)}
        </p>
        {next_price_kopecks !== null && <p>{nextPriceLine(next_price_kopecks)}</p>}
        <p className="mt-1 text-sm text-muted">{renewalText(tariff)}</p>
      </div>
      <div className="flex flex-col gap-2">
        <p className="text-lg font-semibold">Оплата на сайте пока не подключена</p>
        <p>
          Деньги сейчас не спишутся. Напишите нам на{' '}
          <span className="font-semibold [overflow-wrap:anywhere]">{support}</span>, какой тариф вам
          нужен: ответим, как только его можно будет оплатить.
        </p>
      </div>
      <LinkButton href={`mailto:${support}?subject=${subject}`} size="large" wide>
        Написать в поддержку
      </LinkButton>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button kind="secondary" onClick={onBack}>
          Выбрать другой
        </Button>
        <Button kind="secondary" onClick={onClose}>
          Закрыть
        </Button>
      </div>
    </div>
  );
}
