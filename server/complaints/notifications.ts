import { complaintReasons, type ComplaintReason } from '#contract/complaints.ts';
import type { NoteWords } from '#server/notifications/actions.ts';
import { type Mail, settingsOfLetters } from '#server/platform/deliveries.ts';

interface StoredComplaint {
  id: number;
  reason: ComplaintReason;
  text: string;
  isAddition: boolean;
  author: number;
  /** Where one sees what it is about. */
  page: { label: string; path: string };
}

/** To support: what is wrong with which card, or with somebody in a dialog. */
export function complaintLetter({
  id,
  reason,
  text,
  isAddition,
  author,
  page,
}: StoredComplaint): Mail {
  const words = complaintReasons[reason];
  return {
    subject: `Жалоба № ${id}${isAddition ? ', дополнение' : ''}: ${words}`,
    lines: [`Причина: ${words}`, `От пользователя № ${author}`, ...(text ? [text] : [])],
    action: page,
  };
}

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
