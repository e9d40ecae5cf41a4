import type { NoteWords } from '#server/notifications/notify.actions.ts';
import { settingsOfLetters } from '#server/platform/deliveries.ts';

/** To the person themself, who stays; of whoever has complained it says nothing. */
export const warningWords = (reason: string): NoteWords => ({
  kind: 'person_warned',
  line: { text: `Предупреждение от модераторов. ${reason}`, path: '/account/message' },
  push: 'Предупреждение от модераторов',
  mail: {
    subject: 'Предупреждение от модераторов',
    lines: [
      'На вас пожаловались, и мы прочитали ваши сообщения.',
      reason,
      'Писать по-прежнему можно. Если это повторится, мы закроем вход на сайт.',
    ],
    action: { label: 'Открыть сообщения', path: '/account/message' },
  },
});

/**
 * To whoever has complained; what was answered stands in their account. Null: it was about somebody
 * in a dialog, whose name is not theirs to be mailed.
 */
export const answerWords = (title: string | null): NoteWords => ({
  kind: 'complaint_answered',
  line: {
    text: `Мы рассмотрели вашу жалобу на ${title === null ? 'собеседника' : `карточку «${title}»`}`,
    path: '/account/complaints',
  },
  push: 'Мы рассмотрели вашу жалобу',
  mail: {
    subject: 'Мы рассмотрели вашу жалобу',
    lines: [
      `Спасибо, что написали нам о ${title === null ? 'собеседнике' : `карточке «${title}»`}. Мы всё посмотрели и приняли решение.`,
    ],
    action: { label: 'Прочитать ответ', path: '/account/complaints' },
    switchOff: settingsOfLetters,
  },
});
