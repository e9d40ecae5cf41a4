import { cardPath } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import type { NotificationKind } from '#contract/notifications.ts';
import type { ToldKind } from '#contract/preferences.ts';
import type { Mail } from '#server/platform/letters.ts';

/** The card of the person who is told. */
export interface ToldCard {
  kind: CardKind;
  slug: string;
  title: string;
}

const of: Record<CardKind, string> = { vacancy: 'вакансии', resume: 'анкеты' };
const open: Record<CardKind, string> = { vacancy: 'Открыть вакансию', resume: 'Открыть анкету' };
const switchOff = { label: 'Настроить письма', path: '/account/settings#notifications' };

/** Which switch a letter obeys, and what it says. Nobody else is named in it. */
export const letters: Record<
  NotificationKind,
  { switch: ToldKind; write: (card: ToldCard) => Mail }
> = {
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
  card_closed: {
    switch: 'card',
    write: (card) => ({
      subject: 'Вакансия закрылась',
      lines: [
        `Прошёл последний день вакансии «${card.title}», и мы сняли её с публикации. Текст сохранился.`,
        'Если человек ещё нужен, поставьте другой день и опубликуйте её снова.',
      ],
      action: { label: 'Открыть кабинет', path: '/account' },
      switchOff,
    }),
  },
};
