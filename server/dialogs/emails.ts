import { type Mail, settingsOfLetters } from '#server/platform/deliveries.ts';

/** What was written stays on the site: letters lie about for years. */
export const messageMail = (channel: string): Mail => ({
  subject: 'Вам написали',
  lines: [
    'На сайте вас ждёт новое сообщение.',
    'Не переводите деньги до встречи и никому не сообщайте коды из СМС.',
  ],
  action: { label: 'Открыть диалог', path: `/account/message/${channel}` },
  switchOff: settingsOfLetters,
});
