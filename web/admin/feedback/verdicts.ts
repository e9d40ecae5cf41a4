import type { FeedbackDecision, QueuedFeedback } from '#contract/queued-feedback.ts';
import type { Verdicts } from '../queue/verdicts.ts';

export const feedbackVerdicts: Verdicts<QueuedFeedback, FeedbackDecision> = {
  accept: { label: 'Пропустить', decision: { decision: 'approve' } },
  refuse: {
    label: 'Отклонить',
    title: 'Почему не показываем',
    hint: 'Автор прочитает это в кабинете и сможет написать заново',
    place: 'feedback_refuse',
    quick: [
      {
        label: 'Оскорбления',
        text: 'В отзыве есть оскорбления. Напишите о том, что было, спокойными словами.',
      },
      {
        label: 'Личное',
        text: 'В отзыве есть чужие личные сведения: имена, адреса, болезни. Уберите их.',
      },
      { label: 'Не о работе', text: 'Отзыв не о работе. Напишите о том, как прошла работа.' },
      {
        label: 'Нет подробностей',
        text: 'Отзыв обвиняет, но не говорит, что случилось. Напишите, что было и когда.',
      },
    ],
    decisionOf: ({ reason }) => ({ decision: 'reject', reason }),
  },
};
