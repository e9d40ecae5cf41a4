import { complaintReasons, type ComplaintReason } from '#contract/complaints.ts';
import type { Note } from '#server/notifications/actions.ts';
import { type Mail, settingsOfLetters } from '#server/platform/deliveries.ts';

interface StoredComplaint {
  id: number;
  reason: ComplaintReason;
  text: string;
  isAddition: boolean;
  author: number;
  /** Of the page of the card. */
  path: string;
}

/** To support: what is wrong with which card. */
export function complaintLetter({
  id,
  reason,
  text,
  isAddition,
  author,
  path,
}: StoredComplaint): Mail {
  const words = complaintReasons[reason];
  return {
    subject: `Жалоба № ${id}${isAddition ? ', дополнение' : ''}: ${words}`,
    lines: [`Причина: ${words}`, `От пользователя № ${author}`, ...(text ? [text] : [])],
    action: { label: 'Открыть карточку', path },
  };
}

/** To whoever has complained; what was answered stands in their account. */
export const answerWords = (title: string): Pick<Note, 'line' | 'mail'> => ({
  line: { text: `Мы рассмотрели вашу жалобу на карточку «${title}»`, path: '/account/complaints' },
  mail: {
    subject: 'Мы рассмотрели вашу жалобу',
    lines: [
      `Спасибо, что написали нам о карточке «${title}». Мы всё посмотрели и приняли решение.`,
    ],
    action: { label: 'Прочитать ответ', path: '/account/complaints' },
    switchOff: settingsOfLetters,
  },
});
