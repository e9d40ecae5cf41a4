import { CalendarCheck, Clock3 } from 'lucide-react';
import type { Exam } from '#contract/exams.ts';
import { formatDay } from '#contract/russian.ts';
import { AnchoredTitle } from '#web/profile/form/anchored-title.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { ExamRequest } from './exam-request.tsx';
import { PastExam } from './past-exam.tsx';
import { WithdrawExam } from './withdraw-exam.tsx';

/** The lie detector: asked for, agreed upon, and shown only as the worker wishes. */
export function ExamSection({ exams }: { exams: Exam[] }) {
  const open = exams.find(({ state }) => state === 'requested' || state === 'scheduled');
  const past = exams.filter((exam) => exam !== open);
  return (
    <Card as="section" aria-labelledby="exam" className="mt-10">
      <AnchoredTitle id="exam">Проверка на полиграфе</AnchoredTitle>
      <p className="mt-1.5 text-muted">
        По желанию: вопросы задаёт специалист, это занимает около двух часов. Результат видите
        только вы, пока сами не решите показать его в анкете.
      </p>
      {open && (
        <div className="mt-5">
          <OpenExam exam={open} />
        </div>
      )}
      {past.length > 0 && (
        <ul className="mt-5 flex flex-col divide-y divide-line border-y border-line">
          {past.map((exam) => (
            <PastExam key={exam.id} exam={exam} />
          ))}
        </ul>
      )}
      {!open && (
        <div className="mt-5">
          <ExamRequest />
        </div>
      )}
    </Card>
  );
}

function OpenExam({ exam }: { exam: Exam }) {
  const { day, time, place } = exam;
  return (
    <>
      {day ? (
        <Note tone="success" icon={<CalendarCheck />}>
          <p className="font-semibold">
            {formatDay(day)} в {time}
          </p>
          <p className="[overflow-wrap:anywhere]">{place}</p>
          <p className="mt-1">Возьмите с собой паспорт.</p>
        </Note>
      ) : (
        <Note tone="info" icon={<Clock3 />}>
          <p className="font-semibold">Просьба отправлена</p>
          <p>Мы позвоним вам и договоримся о дне.</p>
          {exam.wish && (
            <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
              Ваши пожелания: {exam.wish}
            </p>
          )}
        </Note>
      )}
      <WithdrawExam />
    </>
  );
}
