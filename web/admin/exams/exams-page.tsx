import type { StaffExam } from '#contract/exams.ts';
import { Illustration } from '#web/ui/illustrations/illustration.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ExamRow } from './exam-row.tsx';

const parts = [
  { title: 'Ждут звонка', states: ['requested'] },
  { title: 'Назначены', states: ['scheduled'] },
  { title: 'Недавние', states: ['done', 'cancelled'] },
];

interface ExamsPageProps {
  exams: StaffExam[];
  /** Where the last one was agreed upon. */
  lastPlace: string;
}

/** Not a queue of quick decisions: each takes a call, a day and a result. */
export function ExamsPage({ exams, lastPlace }: ExamsPageProps) {
  const shown = parts
    .map(({ title, states }) => ({
      title,
      list: exams.filter(({ state }) => states.includes(state)),
    }))
    .filter(({ list }) => list.length > 0);
  return (
    <>
      <h1 className="text-2xl">Проверки на полиграфе</h1>
      <p className="mt-1 text-muted">
        Позвоните, договоритесь о дне, после проверки запишите результат: человеку придёт
        уведомление, а показывать ли его семьям, решает он сам.
      </p>
      {shown.length === 0 && (
        <EmptyState
          illustration={<Illustration name="rest" />}
          title="Просьб пока нет"
          text="Работники просят о проверке в кабинете, в разделе «Тест и проверки»."
        />
      )}
      {shown.map(({ title, list }) => (
        <section key={title} className="mt-6 max-w-5xl">
          <h2 className="text-lg">
            {title} <span className="numbers text-muted">{list.length}</span>
          </h2>
          <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
            {list.map((exam) => (
              <ExamRow key={exam.id} exam={exam} lastPlace={lastPlace} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
