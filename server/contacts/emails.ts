import { cardPath } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { type Mail, settingsOfLetters } from '#server/platform/deliveries.ts';

const of: Record<CardKind, string> = { vacancy: 'вакансии', resume: 'анкеты' };
const open: Record<CardKind, string> = { vacancy: 'Открыть вакансию', resume: 'Открыть анкету' };

/** To the owner of the card. Who has opened it is not named. */
export function contactOpenedMail(card: { kind: CardKind; slug: string; title: string }): Mail {
  return {
    subject: 'Ваши контакты открыли',
    lines: [
      `На сайте открыли контакты вашей ${of[card.kind]} «${card.title}». Скоро вам могут позвонить или написать.`,
      'Никому не сообщайте коды из СМС и не переводите деньги заранее: мы о таком не просим.',
    ],
    action: { label: open[card.kind], path: cardPath(card) },
    switchOff: settingsOfLetters,
  };
}
