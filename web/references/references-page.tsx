import { useRouter } from '@tanstack/react-router';
import { type OwnReference, referenceCalls } from '#contract/references.ts';
import { formatDay } from '#contract/russian.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Badge, type BadgeTone } from '#web/ui/display/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { AskForm } from './ask-form.tsx';

/** Null: the page is for workers only. */
export function ReferencesPage({ references }: { references: OwnReference[] | null }) {
  return (
    <>
      <h1 className="text-3xl">Рекомендации</h1>
      {references === null ? (
        <EmptyState
          title="Это страница для тех, кто ищет работу"
          text="Рекомендации прежних семей видны в анкетах помощников."
        />
      ) : (
        <>
          <p className="mt-2 max-w-prose text-muted">
            Назовите прежнего работодателя: ему придёт ссылка на три вопроса, регистрация не нужна.
            Подтверждённые рекомендации видны в ваших анкетах.
          </p>
          {references.length > 0 && (
            <ul className="mt-6 flex max-w-3xl flex-col gap-4">
              {references.map((one) => (
                <Reference key={one.id} reference={one} />
              ))}
            </ul>
          )}
          <AskForm />
        </>
      )}
    </>
  );
}

const states: Record<OwnReference['state'], { tone: BadgeTone; words: string }> = {
  asked: { tone: 'info', words: 'Ждём ответа' },
  confirmed: { tone: 'success', words: 'Подтверждена' },
  not_confirmed: { tone: 'neutral', words: 'Не подтверждена' },
  expired: { tone: 'neutral', words: 'Без ответа' },
};

function Reference({ reference }: { reference: OwnReference }) {
  const { id, name, work, state, good, again, is_shown, asked_at, answered_at } = reference;
  const api = useApi();
  const router = useRouter();
  const change = useSubmit(async (step: 'show' | 'hide' | 'remove') => {
    const params = { id };
    if (step === 'remove') await api.call(referenceCalls.remove, { params });
    else await api.call(referenceCalls.show, { params, body: { is_shown: step === 'show' } });
    await router.invalidate();
  });
  const removal = state === 'asked' ? 'Отозвать просьбу' : 'Убрать';
  const day = formatDay(answered_at ?? asked_at);
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="min-w-0 font-semibold [overflow-wrap:anywhere]">{work}</p>
        <Badge tone={states[state].tone}>{states[state].words}</Badge>
      </div>
      <p className="text-sm text-muted [overflow-wrap:anywhere]">
        {name}, {answered_at ? 'ответ' : 'спросили'} {day}
        {again && '. Снова бы позвали'}
      </p>
      {good && <p className="mt-2 max-w-prose whitespace-pre-line">{good}</p>}
      <FormProblem problem={change.problem} />
      <div className="mt-2 -ml-4 flex flex-wrap gap-x-2">
        {state === 'confirmed' && (
          <Button
            kind="quiet"
            size="small"
            pending={change.pending}
            onClick={() => void change.submit(is_shown ? 'hide' : 'show')}
          >
            {is_shown ? 'Не показывать в анкетах' : 'Показывать в анкетах'}
          </Button>
        )}
        <Button
          kind="quiet"
          size="small"
          pending={change.pending}
          aria-label={`${removal}: ${work}`}
          onClick={() => void change.submit('remove')}
        >
          {removal}
        </Button>
      </div>
    </li>
  );
}
