import type { Tariff } from '#contract/tariffs.ts';
import { ModalLink } from '#web/lib/navigation/modal-link.tsx';
import { useUser } from '#web/lib/context/router-context.ts';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { Card } from '#web/ui/display/card.tsx';
import { IncludedList } from './included-list.tsx';
import { TariffFlag } from './tariff-flag.tsx';

/** What everybody has without paying: across the page, for it is no choice. */
export function FreeTariff({ tariff }: { tariff: Tariff }) {
  const isGuest = useUser() === null;
  return (
    <Card
      as="article"
      aria-labelledby="tariff-free"
      className="relative grid gap-x-10 gap-y-5 bg-surface-soft shadow-none md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] lg:items-center"
    >
      <div className="flex flex-col gap-2">
        {tariff.is_current && <TariffFlag />}
        <h2 id="tariff-free" className="text-2xl">
          {tariff.name}
        </h2>
        <p>
          <span className="text-xl font-semibold text-action">Бесплатно.</span>{' '}
          <span className="text-muted">{tariff.summary}</span>
        </p>
      </div>
      <IncludedList lines={tariff.included} />
      {isGuest && (
        <ModalLink
          modal="registration"
          className={buttonStyles({ kind: 'secondary', className: 'md:col-span-2 lg:col-span-1' })}
        >
          Зарегистрироваться
        </ModalLink>
      )}
    </Card>
  );
}
