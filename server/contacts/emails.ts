import { cardPath } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import type { Note } from '#server/notifications/actions.ts';
import { settingsOfLetters } from '#server/platform/deliveries.ts';

const of: Record<CardKind, string> = { vacancy: 'вакансии', resume: 'анкеты' };
const open: Record<CardKind, string> = { vacancy: 'Открыть вакансию', resume: 'Открыть анкету' };

/** To the owner of the card. Who has opened it is not named. */
export function contactOpenedWords(card: {
  kind: CardKind;
  slug: string;
  title: string;
}): Pick<Note, 'line' | 'mail'> {
  const path = cardPath(card);
  return {
    line: {
      text: `Открыли контакты вашей ${of[card.kind]} «${card.title}». Скоро вам могут позвонить`,
      path,
    },
    mail: {
      subject: 'Ваши контакты открыли',
      lines: [
        `На сайте открыли контакты вашей ${of[card.kind]} «${card.title}». Скоро вам могут позвонить или написать.`,
        'Никому не сообщайте коды из СМС и не переводите деньги заранее: мы о таком не просим.',
      ],
      action: { label: open[card.kind], path },
      switchOff: settingsOfLetters,
    },
  };
}
