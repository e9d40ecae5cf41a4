import { useEffect } from 'react';
import type { CardPage } from '#contract/cards.ts';
import type { Problem } from '#contract/errors.ts';
import { countOf, formatDay } from '#contract/russian.ts';
import { getEntitlement, type Entitlement } from '#contract/tariffs.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useModal } from '#web/lib/navigation/modal.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { useAnswer } from '#web/lib/api/use-answer.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SafetyAdvice } from './safety-advice.tsx';
import { contactsPath } from './contacts-path.ts';

interface OpeningQuestionProps {
  card: CardPage;
  pending: boolean;
  problem: Problem | null;
  onOpen: () => void;
}

/** What it costs, before it is spent. With nothing left the choice of a tariff comes instead. */
export function OpeningQuestion({ card, pending, problem, onOpen }: OpeningQuestionProps) {
  const api = useApi();
  const { open } = useModal();
  const asked = useAnswer(() => api.call(getEntitlement, { query: {} }));
  const contacts = asked.answer?.contacts;
  const isOut = contacts?.left === 0;

  useEffect(() => {
    if (isOut) open('buyTariff', { next: contactsPath(card) });
    // oxlint-disable-next-line react/exhaustive-deps -- once, as soon as it is known
  }, [isOut]);

  if (asked.problem) return <ErrorState text={asked.problem.detail} onRetry={asked.askAgain} />;
  if (!contacts || isOut)
    return (
      <Loading className="flex flex-col gap-3">
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </Loading>
    );
  return (
    <div className="flex flex-col gap-4">
      <FormProblem problem={problem} />
      <p>
        {card.kind === 'resume' ? 'Телефон из этой анкеты' : 'Телефон этой семьи'} останется
        открытым навсегда. Спишется <strong>1 контакт</strong>: {leftText(contacts)}.
      </p>
      <Button size="large" wide pending={pending} onClick={onOpen}>
        Открыть контакты
      </Button>
      <SafetyAdvice kind={card.kind} />
    </div>
  );
}

function leftText({ left, most, renews_at }: Entitlement['contacts']): string {
  const has = `у\u00a0вас ${countOf(left, ['контакт', 'контакта', 'контактов'])} из\u00a0${most}`;
  return renews_at && left < most ? `${has}, новые — ${formatDay(renews_at, new Date())}` : has;
}
