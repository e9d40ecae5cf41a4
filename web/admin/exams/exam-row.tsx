import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type ExamStep, type StaffExam, staffExamCalls } from '#contract/exams.ts';
import { examRisks } from '#contract/exam-risks.ts';
import { formatDay, moscowDay } from '#contract/russian.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { personPath } from '../people/people-search.ts';
import { WaitingTime } from '../waiting-time/waiting-time.tsx';
import { ExamDialog } from './exam-dialog.tsx';
import { ExamPhone } from './exam-phone.tsx';

type Step = ExamStep['step'];

const steps: Record<StaffExam['state'], { step: Step; label: string }[]> = {
  requested: [
    { step: 'schedule', label: 'Назначить день' },
    { step: 'cancel', label: 'Отменить' },
  ],
  scheduled: [
    { step: 'finish', label: 'Записать результат' },
    { step: 'schedule', label: 'Перенести' },
    { step: 'cancel', label: 'Отменить' },
  ],
  done: [{ step: 'finish', label: 'Исправить результат' }],
  cancelled: [],
};

/** There is no result before the day of the exam. */
function stepsOf({ state, day }: StaffExam) {
  const isAhead = day !== null && day > moscowDay(new Date());
  return steps[state].filter(({ step }) => !(step === 'finish' && isAhead));
}

/** What is to be done next. */
const isNext = (state: StaffExam['state'], step: Step) =>
  (state === 'requested' && step === 'schedule') || (state === 'scheduled' && step === 'finish');

export function ExamRow({ exam, lastPlace }: { exam: StaffExam; lastPlace: string }) {
  const [step, setStep] = useState<Step | null>(null);
  const take = useStep(exam, () => setStep(null));
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 px-4 py-3">
      <div className="min-w-0 grow basis-80 [overflow-wrap:anywhere]">
        <HrefLink
          href={personPath(exam.person.id)}
          className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4 hover:text-action-hover"
        >
          {exam.person.name ?? `Человек № ${exam.person.id}`}
        </HrefLink>
        <State exam={exam} />
        {exam.person.has_phone && <ExamPhone id={exam.id} />}
        {exam.wish && <p className="mt-1 whitespace-pre-line">{exam.wish}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {stepsOf(exam).map(({ step: next, label }) => (
          <Button
            key={next}
            size="small"
            kind={isNext(exam.state, next) ? 'primary' : 'secondary'}
            onClick={() => setStep(next)}
          >
            {label}
          </Button>
        ))}
      </div>
      {step && (
        <ExamDialog
          step={step}
          exam={exam}
          lastPlace={lastPlace}
          onSend={take}
          onClose={() => setStep(null)}
        />
      )}
    </li>
  );
}

function State({ exam }: { exam: StaffExam }) {
  const { state, day, time, place, risk, reason } = exam;
  if (state === 'requested') {
    return (
      <p className="text-sm text-muted">
        ждёт <WaitingTime since={exam.created_at} />
      </p>
    );
  }
  const when = day && [formatDay(day), time].filter(Boolean).join(' в ');
  const outcome = risk ? `риск ${examRisks[risk].toLowerCase()}` : reason || 'человек отказался';
  const words = state === 'scheduled' ? [when, place] : [when, outcome];
  return <p className="text-sm">{words.filter(Boolean).join(', ')}</p>;
}

const doneWords: Record<Step, string> = {
  schedule: 'День назначен, человеку пришло уведомление',
  finish: 'Результат записан, человеку пришло уведомление',
  cancel: 'Проверка отменена, человеку пришло уведомление',
};

function useStep({ id }: StaffExam, onDone: () => void) {
  const api = useApi();
  const router = useRouter();
  const showSnackbar = useSnackbar();
  return async (body: ExamStep) => {
    await api.call(staffExamCalls.step, { params: { id: String(id) }, body });
    showSnackbar({ type: 'success', text: doneWords[body.step] });
    onDone();
    await router.invalidate();
  };
}
