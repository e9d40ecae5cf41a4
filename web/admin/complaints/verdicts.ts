import type { ComplaintDecision, QueuedComplaint } from '#contract/queued-complaints.ts';
import { blockReasons } from '#web/blocking/reasons.ts';
import type { Verdicts } from '../queue/verdicts.ts';

export const complaintVerdicts: Verdicts<QueuedComplaint, ComplaintDecision> = {
  accept: {
    label: 'Оставить карточку',
    decision: { decision: 'dismiss' },
  },
  refuse: {
    label: 'Снять карточку',
    title: 'Почему снимаем',
    hint: 'Владелец прочитает это и сможет попросить посмотреть ещё раз',
    place: 'complaint_refuse',
    quick: blockReasons,
    decisionOf: ({ reason }) => ({ decision: 'block', reason }),
  },
  answer: {
    label: 'Ответить',
    title: 'Карточка остаётся. Что ответить автору жалобы',
    hint: 'Прочитает только он',
    place: 'complaint_answer',
    quick: [
      {
        label: 'Проверили',
        text: 'Мы внимательно посмотрели карточку и нарушений не нашли.',
      },
      {
        label: 'Мало сведений',
        text: 'По жалобе нельзя понять, что не так. Напишите подробнее, и мы посмотрим ещё раз.',
      },
      {
        label: 'Вопрос к владельцу',
        text: 'Это не нарушает правил сервиса. Спросите об этом владельца карточки.',
      },
    ],
    decisionOf: ({ reason }) => ({ decision: 'dismiss', reason }),
  },
};
