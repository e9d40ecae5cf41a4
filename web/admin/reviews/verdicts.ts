import type { Review, ReviewDecision } from '#contract/queued-reviews.ts';
import type { NotedField, Verdicts } from '../queue/verdicts.ts';

export const reviewVerdicts: Verdicts<Review, ReviewDecision> = {
  accept: { label: 'Одобрить', decision: { decision: 'approve' } },
  refuse: {
    label: 'Отклонить',
    title: 'Почему отклоняем',
    hint: 'Владелец прочитает это в письме и в форме',
    place: 'review_refuse',
    quick: [
      {
        label: 'Контакты',
        text: 'Уберите из текста телефоны, почту и ссылки: контакты показываем отдельно.',
      },
      {
        label: 'Требования',
        text: 'Уберите требования к полу, возрасту, национальности и семейному положению: закон их запрещает.',
      },
      {
        label: 'Мало сведений',
        text: 'Расскажите подробнее, чтобы вас могли выбрать.',
      },
      {
        label: 'Реклама',
        text: 'Уберите рекламу: карточка рассказывает только о вас или о вашей семье.',
      },
      {
        label: 'Повтор',
        text: 'Такая карточка уже есть. Дополните её, вторую заводить не нужно.',
      },
      {
        label: 'Грубость',
        text: 'Уберите грубые и обидные слова.',
      },
      {
        label: 'Фото',
        text: 'Замените фото: на нём должны быть вы и хорошо видно лицо.',
      },
    ],
    fieldsOf,
    decisionOf: ({ reason, notes }) => {
      const written = Object.entries(notes).filter(([, note]) => note.trim());
      return {
        decision: 'reject',
        reason,
        ...(written.length > 0 && { notes: Object.fromEntries(written) }),
      };
    },
  },
};

/** First where something was found, for that is what most notes are about. */
function fieldsOf({ fields, flags }: Review): NotedField[] {
  const flagged = new Set(flags.map(({ path }) => path));
  return fields.map(({ path, label }) => ({ path, label, isLikely: flagged.has(path) }));
}
