import { Suspense } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { useModal } from '#web/lib/navigation/modal.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { Container } from '#web/ui/display/container.tsx';
import { rememberTariff } from './chosen-tariff.ts';
import { FreeTariff } from './free-tariff.tsx';
import { isBuyer, type TariffsData } from './load-tariffs.ts';
import { Questions } from './questions.tsx';
import { RoleSwitch } from './role-switch.tsx';
import { TariffCard } from './tariff-card.tsx';

/** Hardly anybody has one. */
const WaitingPayments = lazyPart(() => import('./waiting-payments.tsx'));

type TariffsPageProps = { data: TariffsData; isRoleNamed: boolean };

export function TariffsPage({ data, isRoleNamed }: TariffsPageProps) {
  const { tariffs, content, waiting, role } = data;
  const user = useUser();
  const modal = useModal();

  function pay(slug: string) {
    rememberTariff(slug);
    modal.open('buyTariff');
  }

  return (
    <Container className="flex flex-col gap-8 pt-8 pb-16 lg:pt-12">
      <header>
        <h1 className="text-3xl">{content.heading}</h1>
        <p className="mt-3 max-w-prose text-lg text-muted">{content.lead}</p>
      </header>
      {waiting.length > 0 && (
        <Suspense>
          <WaitingPayments payments={waiting} />
        </Suspense>
      )}
      {!isBuyer(user) && <RoleSwitch role={role} isNamed={isRoleNamed} />}
      <div className="flex flex-col gap-4 sm:gap-6">
        {tariffs
          .filter(({ is_free }) => is_free)
          .map((tariff) => (
            <FreeTariff key={tariff.slug} tariff={tariff} />
          ))}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16.5rem),1fr))] gap-4 sm:gap-6">
          {tariffs
            .filter(({ is_free }) => !is_free)
            .map((tariff) => (
              <TariffCard key={tariff.slug} tariff={tariff} onPay={() => pay(tariff.slug)} />
            ))}
        </div>
      </div>
      <Questions questions={content.questions} />
    </Container>
  );
}
