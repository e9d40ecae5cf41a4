import { countOf } from '#contract/russian.ts';
import { type Mail, settingsOfLetters } from '#server/platform/deliveries.ts';

interface Unseen {
  text: string;
  path: string;
  mail: Mail;
}

const itemsAtMost = 10;

/** A reason that was promised by letter has no other one to stand in. */
const isListed = ({ mail }: Unseen, at: number) => at < itemsAtMost || mail.gist !== undefined;

/** The subject stands above it and is not said twice. */
function beyond(subject: string, text: string): string {
  if (text === subject) return '';
  return text.startsWith(`${subject}. `) ? text.slice(subject.length + 2) : text;
}

/** One letter for all that was not seen: that of the one, or a list. Null: there is nothing. */
export function unseenLetter(unseen: Unseen[]): Mail | null {
  const [first] = unseen;
  if (!first) return null;
  if (unseen.length === 1) return first.mail;
  const more = unseen.length - itemsAtMost;
  return {
    subject: countOf(unseen.length, [
      'новое уведомление',
      'новых уведомления',
      'новых уведомлений',
    ]),
    lines: ['Пока вас не было на сайте, случилось вот что.'],
    items: unseen.filter(isListed).map(({ text, path, mail }) => ({
      label: mail.subject,
      text: [beyond(mail.subject, text), ...(mail.gist ?? [])].filter(Boolean).join('\n'),
      path,
    })),
    action: {
      label: more > 0 ? `Посмотреть все: ${unseen.length}` : 'Посмотреть на сайте',
      path: '/account/notifications/unread',
    },
    switchOff: settingsOfLetters,
  };
}
