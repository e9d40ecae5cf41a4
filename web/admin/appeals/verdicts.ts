import type { AppealDecision, QueuedAppeal } from '#contract/queued-appeals.ts';
import type { Verdicts } from '../queue/verdicts.ts';

export const appealVerdicts: Verdicts<QueuedAppeal, AppealDecision> = {
  accept: { label: 'Показать снова', decision: { decision: 'grant' } },
  refuse: {
    label: 'Оставить снятой',
    title: 'Почему не возвращаем',
    hint: 'Владелец прочитает это вместо карточки',
    place: 'appeal_refuse',
    quick: [
      {
        label: 'Ничего не исправлено',
        text: 'То, из-за чего мы сняли карточку, в ней осталось. Исправьте и напишите нам снова.',
      },
      {
        label: 'Правила нарушены',
        text: 'Карточка нарушает правила сервиса, вернуть её нельзя.',
      },
      {
        label: 'Нечем подтвердить',
        text: 'Слова в карточке ничем не подтверждены. Уберите их и напишите нам снова.',
      },
    ],
    decisionOf: ({ reason }) => ({ decision: 'deny', reason }),
  },
};
