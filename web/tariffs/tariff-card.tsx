import { formatMoney } from '#contract/russian.ts';
import { nextPriceLine, type Tariff } from '#contract/tariffs.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { IncludedList } from './included-list.tsx';
import { TariffFlag } from './tariff-flag.tsx';
import { periodText, perPartText, renewalText, untilText } from './tariff-words.ts';

type TariffCardProps = { tariff: Tariff; onPay: () => void };

/** What is paid for: the sum, what follows it, and what one gets. */
export function TariffCard({ tariff, onPay }: TariffCardProps) {
  const id = `tariff-${tariff.slug}`;
  const until = useUser()?.tariff?.until;
  return (
    <Card as="article" aria-labelledby={id} className="relative flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        {tariff.is_current && <TariffFlag />}
        <h2 id={id} className="text-2xl">
          {tariff.name}
        </h2>
        <p className="text-muted">{tariff.summary}</p>
      </div>
      <TariffPrice tariff={tariff} />
      <IncludedList lines={tariff.included} />
      <div className="mt-auto flex flex-col gap-3 pt-1">
        {tariff.is_current && until && tariff.refusal === null && (
          <p className="font-semibold">Действует {untilText(until)}</p>
        )}
        <p className="text-sm text-muted">{tariff.refusal ?? renewalText(tariff)}</p>
        {tariff.refusal === null && (
          <Button wide onClick={onPay} aria-describedby={id} className="noscript:hidden">
            Оплатить
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Three lines on every card, so that what stands below them is level. */
function TariffPrice({ tariff }: { tariff: Tariff }) {
  const { price_kopecks, next_price_kopecks } = tariff;
  return (
    <div>
      <p className="numbers text-3xl font-semibold whitespace-nowrap text-action">
        {formatMoney(price_kopecks)}
      </p>
      <p className="font-semibold">{periodText(tariff)}</p>
      <p className="numbers text-muted">
        {next_price_kopecks === null ? perPartText(tariff) : nextPriceLine(next_price_kopecks)}
      </p>
    </div>
  );
}
