import type { CardKind } from '#contract/categories.ts';
import type { ComplaintState } from '#contract/complaints.ts';
import type { BadgeTone } from '#web/ui/display/badge.tsx';

export const stateBadges: Record<ComplaintState, { tone: BadgeTone; words: string }> = {
  waiting: { tone: 'info', words: 'Проверяем' },
  dismissed: { tone: 'neutral', words: 'Нарушений не нашли' },
  blocked: { tone: 'success', words: 'Карточку сняли' },
  removed: { tone: 'neutral', words: 'Карточку удалили' },
};

const kinds: Record<CardKind, string> = { vacancy: 'Вакансию', resume: 'Анкету' };

/** What became of a complaint, in a sentence for whoever has written it. */
export function outcomeOf(state: ComplaintState, kind: CardKind): string {
  switch (state) {
    case 'waiting':
      return 'Мы смотрим карточку. Ответ придёт сюда и на почту.';
    case 'dismissed':
      return 'Мы всё посмотрели и оставили карточку. Спасибо, что написали.';
    case 'blocked':
      return `${kinds[kind]} больше никто не видит. Спасибо, что помогли другим.`;
    default:
      return `${kinds[kind]} удалил сам владелец, её больше никто не видит.`;
  }
}
