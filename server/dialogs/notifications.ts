import type { CardKind } from '#contract/categories.ts';
import type { NoteWords } from '#server/notifications/notify.actions.ts';
import { settingsOfLetters } from '#server/platform/deliveries.ts';

interface Told {
  channel: string;
  /** Of whoever has written, if they have said it. */
  author: string | null;
  card: { kind: CardKind; title: string } | null;
}

const aboutCard: Record<CardKind, string> = { vacancy: 'о вакансии', resume: 'об анкете' };

/** What was written stays in the dialog: letters lie about for years. */
export function messageWords({ channel, author, card }: Told): NoteWords {
  const path = `/account/message/${channel}`;
  const about = card ? ` ${aboutCard[card.kind]} «${card.title}»` : '';
  return {
    kind: 'message_received',
    line: { text: `${author ? `${author} пишет вам` : 'Вам написали'}${about}`, path },
    push: 'Вам написали',
    mail: {
      subject: 'Вам написали',
      lines: [
        'На сайте вас ждёт новое сообщение.',
        'Не переводите деньги до встречи и никому не сообщайте коды из СМС.',
      ],
      action: { label: 'Открыть диалог', path },
      switchOff: settingsOfLetters,
    },
  };
}
