import type { Exam } from '#contract/exams.ts';
import { examCalls } from '#contract/exams.ts';
import { examRisks } from '#contract/exam-risks.ts';
import { formatDay } from '#contract/russian.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { SavedSwitch } from '#web/lib/forms/saved-switch.tsx';

export function PastExam({ exam }: { exam: Exam }) {
  const { day, created_at: createdAt, risk, reason } = exam;
  return (
    <li className="py-4">
      <p className="text-sm text-muted">{formatDay(day ?? createdAt)}</p>
      {risk ? (
        <Result exam={exam} />
      ) : (
        <p className="[overflow-wrap:anywhere] whitespace-pre-line">
          {reason ? `Проверку отменили. ${reason}` : 'Вы отказались от проверки.'}
        </p>
      )}
    </li>
  );
}

function Result({ exam: { id, risk, is_shown } }: { exam: Exam }) {
  const api = useApi();
  return (
    <>
      <p className="text-lg font-semibold">Риск: {risk && examRisks[risk].toLowerCase()}</p>
      <SavedSwitch
        label="Показывать в анкетах"
        hint="Год со дня проверки. Выключить можно в любой момент"
        value={is_shown}
        save={(next) =>
          api.call(examCalls.show, { params: { id: String(id) }, body: { is_shown: next } })
        }
      />
    </>
  );
}
