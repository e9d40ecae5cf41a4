import { areaPath, cardPath } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import type { NoteWords } from '#server/notifications/notify.actions.ts';
import { settingsOfLetters } from '#server/platform/deliveries.ts';

const of: Record<CardKind, string> = { vacancy: 'вакансии', resume: 'анкеты' };
const open: Record<CardKind, string> = { vacancy: 'Открыть вакансию', resume: 'Открыть анкету' };

/** To the owner of the card. Who has opened it is not named. */
export function contactOpenedWords(card: {
  kind: CardKind;
  slug: string;
  title: string;
}): NoteWords {
  const path = cardPath(card);
  return {
    kind: 'contact_opened',
    line: {
      text: `Открыли контакты вашей ${of[card.kind]} «${card.title}». Скоро вам могут позвонить`,
      path,
    },
    push: 'Ваши контакты открыли',
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

const gone = {
  vacancy: {
    closed: 'вакансию «{}» сняли',
    busy: 'вакансию «{}» сняли',
    blocked: 'вакансию «{}» снял сервис',
    unreachable: 'у автора вакансии «{}» больше нет подтверждённого телефона',
  },
  resume: {
    closed: 'анкету «{}» сняли',
    busy: 'автор анкеты «{}» уже работает',
    blocked: 'анкету «{}» снял сервис',
    unreachable: 'у автора анкеты «{}» больше нет подтверждённого телефона',
  },
} as const;

/** To whoever has opened contacts that lead nowhere. */
export function contactReturnedWords(
  card: { kind: CardKind; title: string },
  reason: keyof (typeof gone)['resume'],
): NoteWords {
  const why = gone[card.kind][reason].replace('{}', card.title);
  const list = areaPath(card.kind);
  return {
    kind: 'contact_returned',
    line: { text: `Контакт вернулся: ${why}. Можно открыть другой`, path: list },
    push: 'Контакт вернулся',
    mail: {
      subject: 'Контакт вернулся',
      lines: [
        `Вы недавно открыли контакты, а теперь ${why}.`,
        'Мы вернули вам контакт: можно открыть другой. Прежние контакты вы по-прежнему видите.',
      ],
      action: { label: 'Искать дальше', path: list },
    },
  };
}
