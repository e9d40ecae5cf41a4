import { cardNames } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import type { OwnerNote } from '#contract/notifications.ts';
import type { NoteWords } from '#server/notifications/notify.actions.ts';
import { settingsOfLetters } from '#server/platform/deliveries.ts';

/** The card of the person who is told. */
export interface ToldCard {
  kind: CardKind;
  slug: string;
  title: string;
}

const of: Record<CardKind, string> = { vacancy: 'вакансии', resume: 'анкеты' };

interface CardWords {
  push: string;
  subject: (card: ToldCard) => string;
  lines: (card: ToldCard) => string[];
}

const words: Record<OwnerNote, CardWords> = {
  card_published: {
    push: 'Карточка прошла проверку',
    subject: ({ kind }) => `${cardNames[kind]} прошла проверку`,
    lines: ({ kind, title }) => [`${cardNames[kind]} «${title}» прошла проверку, и её видят люди.`],
  },
  card_rejected: {
    push: 'Карточка не прошла проверку',
    subject: ({ kind }) => `${cardNames[kind]} не прошла проверку`,
    lines: ({ kind, title }) => [
      `Мы посмотрели текст ${of[kind]} «${title}» и пока не можем его показать.`,
      'Исправьте это в кабинете и отправьте текст ещё раз.',
    ],
  },
  card_expiring: {
    push: 'Скоро последний день вакансии',
    subject: () => 'Скоро последний день вакансии',
    lines: ({ title }) => [
      `Вакансия «${title}» скоро закроется.`,
      'Если человек ещё нужен, поставьте другой день в кабинете.',
    ],
  },
  card_closed: {
    push: 'Вакансия закрылась',
    subject: () => 'Вакансия закрылась',
    lines: ({ title }) => [
      `Прошёл последний день вакансии «${title}», и мы сняли её с публикации. Текст сохранился.`,
      'Если человек ещё нужен, поставьте другой день и опубликуйте её снова.',
    ],
  },
  card_silent: {
    push: 'Ваша карточка ещё актуальна?',
    subject: ({ kind }) => `${cardNames[kind]} ещё актуальна?`,
    lines: ({ kind, title }) => [
      `Вам написали трое подряд, и никто пока не получил ответа. ${cardNames[kind]} «${title}» ещё актуальна?`,
      'Ответьте людям или скажите об этом в кабинете. Если через неделю ничего не изменится, карточка будет показываться ниже.',
    ],
  },
  card_blocked: {
    push: 'Карточку сняли модераторы',
    subject: ({ kind }) => `${cardNames[kind]} снята модераторами`,
    lines: ({ kind, title }) => [
      `Мы сняли с публикации карточку: ${cardNames[kind].toLowerCase()} «${title}».`,
      'Если это ошибка, попросите в кабинете посмотреть ещё раз.',
    ],
  },
  card_unblocked: {
    push: 'Карточку показали снова',
    subject: ({ kind }) => `${cardNames[kind]} возвращена`,
    lines: ({ kind, title }) => [
      `Мы посмотрели ещё раз и вернули карточку: ${cardNames[kind].toLowerCase()} «${title}» снова такая, какой была.`,
    ],
  },
  appeal_denied: {
    push: 'Решение о карточке осталось прежним',
    subject: ({ kind }) => `Решение о карточке осталось прежним: ${cardNames[kind].toLowerCase()}`,
    lines: ({ title }) => [`Мы посмотрели на карточку «${title}» ещё раз и не можем её показать.`],
  },
};

/** What an owner is told of a card, which leads to the account; `why`: in the words of the staff. */
export function ownerWords(kind: OwnerNote, card: ToldCard, why: string[]): NoteWords {
  const { push, subject, lines } = words[kind];
  const [first = '', ...rest] = lines(card);
  const path = '/account';
  return {
    kind,
    line: { text: first, path },
    push,
    mail: {
      subject: subject(card),
      lines: [first, ...why, ...rest],
      ...(why.length > 0 && { gist: why }),
      action: { label: 'Открыть кабинет', path },
      switchOff: settingsOfLetters,
    },
  };
}
