import { cardNames, cardPath } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import type { CardNote } from '#contract/notifications.ts';
import type { ToldKind } from '#contract/settings.ts';
import type { Mail } from '#server/platform/deliveries.ts';

/** The card of the person who is told. */
export interface ToldCard {
  kind: CardKind;
  slug: string;
  title: string;
  /** What staff have said of it, a line each. */
  said?: string[];
}

const of: Record<CardKind, string> = { vacancy: 'вакансии', resume: 'анкеты' };
const open: Record<CardKind, string> = { vacancy: 'Открыть вакансию', resume: 'Открыть анкету' };
const switchOff = { label: 'Настроить письма', path: '/account/settings#notifications' };

/** Which switch a letter obeys, and what it says. Nobody else is named in it. */
export const letters: Record<CardNote, { switch: ToldKind; write: (card: ToldCard) => Mail }> = {
  contact_opened: {
    switch: 'contact_opened',
    write: (card) => ({
      subject: 'Ваши контакты открыли',
      lines: [
        `На сайте открыли контакты вашей ${of[card.kind]} «${card.title}». Скоро вам могут позвонить или написать.`,
        'Никому не сообщайте коды из СМС и не переводите деньги заранее: мы таких просьб не шлём.',
      ],
      action: { label: open[card.kind], path: cardPath(card) },
      switchOff,
    }),
  },
  card_published: aboutCard({
    subject: ({ kind }) => `${cardNames[kind]} прошла проверку`,
    lines: ({ kind, title }) => [`${cardNames[kind]} «${title}» прошла проверку, и её видят люди.`],
  }),
  card_rejected: aboutCard({
    subject: ({ kind }) => `${cardNames[kind]} не прошла проверку`,
    lines: ({ kind, title, said = [] }) => [
      `Мы посмотрели текст ${of[kind]} «${title}» и пока не можем его показать.`,
      ...said,
      'Исправьте это в кабинете и отправьте текст ещё раз.',
    ],
  }),
  card_expiring: aboutCard({
    subject: () => 'Скоро последний день вакансии',
    lines: ({ title }) => [
      `Вакансия «${title}» скоро закроется.`,
      'Если человек ещё нужен, поставьте другой день в кабинете.',
    ],
  }),
  card_closed: aboutCard({
    subject: () => 'Вакансия закрылась',
    lines: ({ title }) => [
      `Прошёл последний день вакансии «${title}», и мы сняли её с публикации. Текст сохранился.`,
      'Если человек ещё нужен, поставьте другой день и опубликуйте её снова.',
    ],
  }),
  card_blocked: aboutCard({
    subject: ({ kind }) => `${cardNames[kind]} снята модераторами`,
    lines: ({ kind, title }) => [
      `Мы сняли с публикации карточку: ${cardNames[kind].toLowerCase()} «${title}».`,
      'Причина написана в кабинете. Если это ошибка, попросите там посмотреть ещё раз.',
    ],
  }),
  card_unblocked: aboutCard({
    subject: ({ kind }) => `${cardNames[kind]} возвращена`,
    lines: ({ kind, title }) => [
      `Мы посмотрели ещё раз и вернули карточку: ${cardNames[kind].toLowerCase()} «${title}» снова такая, какой была.`,
    ],
  }),
  appeal_denied: aboutCard({
    subject: ({ kind }) => `Решение о карточке осталось прежним: ${cardNames[kind].toLowerCase()}`,
    lines: ({ title }) => [
      `Мы посмотрели на карточку «${title}» ещё раз и не можем её показать.`,
      'Почему, написано в кабинете.',
    ],
  }),
  complaint_answered: {
    switch: 'card',
    write: ({ title }) => ({
      subject: 'Мы рассмотрели вашу жалобу',
      lines: [
        `Спасибо, что написали нам о карточке «${title}». Мы всё посмотрели и приняли решение.`,
      ],
      action: { label: 'Прочитать ответ', path: '/account/complaints' },
      switchOff,
    }),
  },
};

/** A letter about an own card, which leads to the account. */
function aboutCard({ subject, lines }: CardWords) {
  return {
    switch: 'card' as const,
    write: (card: ToldCard): Mail => ({
      subject: subject(card),
      lines: lines(card),
      action: { label: 'Открыть кабинет', path: '/account' },
      switchOff,
    }),
  };
}

interface CardWords {
  subject: (card: ToldCard) => string;
  lines: (card: ToldCard) => string[];
}
