import { examRisks } from '#contract/exam-risks.ts';
import { inMoscow, type ExportOwnData, yesOrNo } from '#server/platform/own-data.ts';
import { listExams } from './queries.ts';

const states = {
  requested: 'ждёт назначения',
  scheduled: 'назначена',
  done: 'прошла',
  cancelled: 'отменена',
};

export const exportExams: ExportOwnData = async ({ db }, { id }) => {
  const data = await listExams(db, id);
  return {
    name: 'exams',
    data,
    section: {
      title: 'Проверки на полиграфе',
      empty: 'О проверке вы не просили.',
      items: data.map((exam) => ({
        title: `Просьба ${inMoscow(exam.created_at)}`,
        lines: [
          ['Состояние', states[exam.state]],
          ['Пожелания', exam.wish],
          ['День', exam.day && [exam.day, exam.time].join(' ')],
          ['Место', exam.place],
          ['Риск', exam.risk && examRisks[exam.risk]],
          ['Показывается в анкетах', exam.risk && yesOrNo(exam.is_shown)],
          ['Почему отменена', exam.reason],
        ],
      })),
    },
  };
};
