import { useRouter } from '@tanstack/react-router';
import { type CheckIn, checkInCalls, prolongations } from '#contract/check-ins.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { LocalTime } from './local-time.tsx';
import { StartForm } from './start-form.tsx';
import { WrongVisit } from './wrong-visit.tsx';

interface CheckInPageProps {
  isWorker: boolean;
  visit: CheckIn | null;
}

export function CheckInPage({ isWorker, visit }: CheckInPageProps) {
  if (!isWorker) {
    return (
      <>
        <h1 className="text-3xl">Безопасный визит</h1>
        <EmptyState
          title="Это страница для тех, кто идёт работать в чужой дом"
          text="Правила для семей собраны на странице «Безопасность»."
        />
      </>
    );
  }
  return (
    <>
      <h1 className="text-3xl">Безопасный визит</h1>
      <p className="mt-2 max-w-prose text-muted">
        Идёте к незнакомым людям? Скажите, куда и до какого времени. Закончите — нажмёте «Всё
        хорошо». Не нажмёте — мы предупредим вашего близкого.{' '}
        <HrefLink href="/safety" className="text-action underline underline-offset-4">
          Правила безопасности
        </HrefLink>
      </p>
      {visit?.state === 'open' ? (
        <OpenVisit visit={visit} />
      ) : (
        <>
          {visit?.state === 'told' && (
            <div className="mt-4">
              <Note tone="warning">
                Мы предупредили: {visit.friend.name}. Позвоните, о вас беспокоятся.
              </Note>
            </div>
          )}
          <StartForm last={visit} />
        </>
      )}
      <WrongVisit />
    </>
  );
}

function OpenVisit({ visit }: { visit: CheckIn }) {
  const api = useApi();
  const router = useRouter();
  const params = { id: visit.id };
  const step = useSubmit(async (what: 'fine' | 'cancelled' | 30 | 60) => {
    if (typeof what === 'number') {
      await api.call(checkInCalls.prolong, { params, body: { minutes: what } });
    } else {
      await api.call(checkInCalls.end, { params, body: { state: what } });
    }
    await router.invalidate();
  });
  return (
    <section
      aria-label="Идёт визит"
      className="mt-6 flex max-w-xl flex-col gap-4 rounded-card border border-line bg-surface p-5"
    >
      <p className="text-xl font-semibold">
        Ждём вас до <LocalTime at={visit.ends_at} />
      </p>
      <p className="[overflow-wrap:anywhere]">
        {visit.address}
        <span className="block text-muted">
          Предупредим: {visit.friend.name}, {visit.friend.contact}
        </span>
      </p>
      <FormProblem problem={step.problem} />
      <Button pending={step.pending} onClick={() => void step.submit('fine')}>
        Всё хорошо
      </Button>
      <div className="flex flex-wrap gap-2 *:grow">
        {prolongations.map((minutes) => (
          <Button
            key={minutes}
            kind="secondary"
            pending={step.pending}
            onClick={() => void step.submit(minutes)}
          >
            {minutes === 30 ? 'Ещё полчаса' : 'Ещё час'}
          </Button>
        ))}
      </div>
      <Button kind="quiet" pending={step.pending} onClick={() => void step.submit('cancelled')}>
        Визита не будет
      </Button>
    </section>
  );
}
