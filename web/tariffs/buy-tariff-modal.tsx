import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { getEntitlement, type Tariff } from '#contract/tariffs.ts';
import { useModal, type ModalProps } from '#web/lib/navigation/modal.ts';
import { useApi, useUser } from '#web/lib/context/router-context.ts';
import { useAnswer } from '#web/lib/api/use-answer.ts';
import { useRole } from '#web/session/steps/guest-role.ts';
import Dialog from '#web/ui/overlay/dialog.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { allTariffs } from './load-tariffs.ts';
import { PayStep } from './pay-step.tsx';
import { TariffChoice } from './tariff-choice.tsx';
import { tariffsSearch } from './tariffs-search.ts';
import { useRememberedNext } from './use-next-path.ts';

/** `?modal=buyTariff`: which tariff, what it costs and what follows; an e-mail comes before it. */
export default function BuyTariffModal({ onClose }: ModalProps) {
  const user = useUser();
  const api = useApi();
  const role = useWantedRole();
  const hasEmail = useEmailFirst();
  const [chosen, setChosen] = useState<Tariff | null>(null);
  const { answer, problem, askAgain } = useAnswer(async () => {
    const [tariffs, entitlement] = await Promise.all([
      allTariffs(api, { role }),
      user ? api.call(getEntitlement, { query: {} }) : null,
    ]);
    const onSale = tariffs.filter(({ is_free, refusal }) => !is_free && refusal === null);
    return { tariffs: onSale, entitlement };
  });

  if (!hasEmail) return null;
  return (
    <Dialog
      open
      title={chosen ? 'Как оплатить' : 'Выберите тариф'}
      width="medium"
      onClose={onClose}
    >
      {problem && <ErrorState text={problem.detail} onRetry={askAgain} />}
      {!problem && !answer && <Bones />}
      {answer &&
        (chosen ? (
          <PayStep tariff={chosen} onBack={() => setChosen(null)} />
        ) : (
          <TariffChoice {...answer} onChosen={setChosen} />
        ))}
    </Dialog>
  );
}

/** Of a guest: the side whose tariffs the page shows, else the one that they chose. */
function useWantedRole(): 'worker' | 'employee' {
  const asked = useSearch({ strict: false, select: (search) => tariffsSearch(search).role });
  const { role } = useRole();
  return asked ?? (role === 'employer' ? 'employee' : 'worker');
}

/** The guard `validate-email`: the receipt needs an address, so it is asked for first. */
function useEmailFirst(): boolean {
  const user = useUser();
  const { open } = useModal();
  const next = useRememberedNext();
  const isMissing = user !== null && !user.email_verified;
  useEffect(() => {
    if (isMissing) open('buyTariffEmail', { next });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it comes up
  }, [isMissing]);
  return !isMissing;
}

function Bones() {
  return (
    <Loading className="flex flex-col gap-3">
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
    </Loading>
  );
}
