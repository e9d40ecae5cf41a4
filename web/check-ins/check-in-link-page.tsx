import { useState } from 'react';
import { checkInLinkCalls, type CheckIn } from '#contract/check-ins.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Container } from '#web/ui/display/container.tsx';
import type { LinkedVisit } from './load-visit.ts';

const words: Record<CheckIn['state'], { title: string; text: string }> = {
  open: {
    title: 'Визит закончился?',
    text: 'Нажмите, если всё хорошо. Без отметки мы предупредим человека, которого вы назвали.',
  },
  fine: { title: 'Хорошо, что всё в порядке', text: 'Никого предупреждать не будем.' },
  told: {
    title: 'Мы уже предупредили вашего близкого',
    text: 'Позвоните ему сами: он о вас беспокоится.',
  },
  cancelled: { title: 'Визит отменён', text: 'Никого предупреждать не будем.' },
};

/** Opening the link says nothing yet: programs that read messages open links by themselves. */
export function CheckInLinkPage({ visit }: { visit: LinkedVisit }) {
  const api = useApi();
  const [state, setState] = useState(visit.state);
  const { submit, pending, problem } = useSubmit(async () => {
    const params = { id: visit.id, key: visit.key };
    setState((await api.call(checkInLinkCalls.fine, { params })).state);
  });
  return (
    <Container width="form" className="flex flex-col items-start gap-4 py-10 lg:py-16">
      <div aria-live="polite">
        <h1 className="text-3xl">{words[state].title}</h1>
        <p className="mt-2 text-lg">{words[state].text}</p>
      </div>
      <FormProblem problem={problem} />
      {state === 'open' && (
        <Button className="w-full" pending={pending} onClick={() => void submit()}>
          Всё хорошо
        </Button>
      )}
      <HrefLink
        href="/account/check-in"
        className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
      >
        {state === 'open' ? 'Задержаться ещё' : 'Отметки о визитах'}
      </HrefLink>
    </Container>
  );
}
