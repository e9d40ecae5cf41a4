import type { ComplaintDecision, QueuedComplaint } from '#contract/queued-complaints.ts';
import type { Verdicts } from '../queue/verdicts.ts';

/** For a complaint about somebody in a dialog. */
export const personVerdicts: Verdicts<QueuedComplaint, ComplaintDecision> = {
  accept: {
    label: 'Нарушения нет',
    decision: { decision: 'dismiss' },
  },
  refuse: {
    label: 'Закрыть вход',
    title: 'Почему закрываем вход',
    hint: 'Человек прочитает это, когда попробует войти. Его карточки больше никто не увидит',
    place: 'person_refuse',
    quick: [
      { label: 'Обман', text: 'В переписке вы просили деньги или обманывали людей.' },
      { label: 'Грубость', text: 'В переписке вы оскорбляли людей.' },
      { label: 'Реклама', text: 'Вы рассылали рекламу в переписке.' },
    ],
    decisionOf: ({ reason }) => ({ decision: 'block', reason }),
  },
  warn: {
    label: 'Предупредить',
    title: 'О чём предупреждаем',
    hint: 'Человек прочитает это на сайте и в письме. Писать он сможет и дальше',
    place: 'person_warn',
    quick: [
      {
        label: 'Грубость',
        text: 'В переписке вы говорили грубо. Пожалуйста, пишите людям уважительно.',
      },
      {
        label: 'Деньги вперёд',
        text: 'Вы просили деньги до встречи. На сайте так делать нельзя.',
      },
      { label: 'Реклама', text: 'Вы присылали рекламу. Переписка на сайте — о работе.' },
    ],
    decisionOf: ({ reason }) => ({ decision: 'warn', reason }),
  },
  answer: {
    label: 'Ответить',
    title: 'Человек остаётся. Что ответить автору жалобы',
    hint: 'Прочитает только он',
    place: 'person_answer',
    quick: [
      {
        label: 'Проверили',
        text: 'Мы внимательно прочитали сообщения и нарушений не нашли.',
      },
      {
        label: 'Мало сведений',
        text: 'По жалобе нельзя понять, что не так. Напишите подробнее, и мы посмотрим ещё раз.',
      },
      {
        label: 'Можно заблокировать',
        text: 'Это не нарушает правил сервиса. Если сообщения вам неприятны, заблокируйте этого человека в меню переписки.',
      },
    ],
    decisionOf: ({ reason }) => ({ decision: 'dismiss', reason }),
  },
};
