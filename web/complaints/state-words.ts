import type { CardKind } from '#contract/categories.ts';
import type { ComplaintState, OwnComplaint } from '#contract/complaints.ts';
import type { BadgeTone } from '#web/ui/display/badge.tsx';

const stateBadges: Record<ComplaintState, { tone: BadgeTone; words: string }> = {
  waiting: { tone: 'info', words: 'Проверяем' },
  dismissed: { tone: 'neutral', words: 'Нарушений не нашли' },
  warned: { tone: 'success', words: 'Предупредили' },
  blocked: { tone: 'success', words: 'Карточку сняли' },
  removed: { tone: 'neutral', words: 'Карточку удалили' },
};

const kinds: Record<CardKind, string> = { vacancy: 'Вакансию', resume: 'Анкету' };

const personBlocked = { tone: 'success', words: 'Вход закрыт' } as const;

export const badgeOf = ({ state, channel }: Pick<OwnComplaint, 'state' | 'channel'>) =>
  channel !== null && state === 'blocked' ? personBlocked : stateBadges[state];

/** What became of a complaint, in a sentence for whoever has written it. */
export function outcomeOf({ state, channel, card }: OwnComplaint): string {
  return channel === null && card ? outcomeOfCard(state, card.kind) : outcomeOfPerson(state);
}

function outcomeOfPerson(state: ComplaintState): string {
  if (state === 'waiting') return 'Мы читаем сообщения. Ответ придёт сюда и на почту.';
  if (state === 'blocked')
    return 'Этот человек больше не может войти на сайт. Спасибо, что помогли другим.';
  if (state === 'warned')
    return 'Мы прочитали сообщения и предупредили этого человека. Если это повторится, напишите нам ещё раз.';
  return 'Мы прочитали сообщения и нарушений не нашли. Спасибо, что написали.';
}

function outcomeOfCard(state: ComplaintState, kind: CardKind): string {
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
