import { useRouter } from '@tanstack/react-router';
import { type CheckIn, checkInCalls, prolongations } from '#contract/check-ins.ts';
import { formatPhone } from '#contract/contacts.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { LocalTime } from './local-time.tsx';

/** One tap says that all is well; on the page of visits, and first of all in the account meanwhile. */
export default function OpenVisit({ visit }: { visit: CheckIn }) {
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
      className="flex max-w-xl flex-col gap-4 rounded-card border border-line bg-surface p-5"
    >
      <p className="text-xl font-semibold">
        Ждём вас до <LocalTime at={visit.ends_at} />
      </p>
      <p className="[overflow-wrap:anywhere]">
        {visit.address}
        <span className="block text-muted">
          Предупредим: {visit.friend.name}, {formatPhone(visit.friend.contact)}
        </span>
      </p>
      <FormProblem problem={step.problem} />
      <Button pending={step.pending} onClick={() => void step.submit('fine')}>
        Всё хорошо
      </Button>
      <div className="flex flex-wrap gap-2 *:flex-1">
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
