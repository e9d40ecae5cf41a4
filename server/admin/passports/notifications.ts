import type { NoteWords } from '#server/notifications/notify.actions.ts';

/** What it shows is in the account alone: a letter may be read by others. */
const action = { label: 'Открыть проверку паспорта', path: '/account/edit/verify-passport' };

export const approvalWords: NoteWords = {
  kind: 'passport_approved',
  line: {
    text: 'Паспорт проверен. На ваших карточках теперь стоит отметка',
    path: action.path,
  },
  push: 'Паспорт проверен',
  mail: {
    subject: 'Паспорт проверен',
    lines: [
      'Мы посмотрели ваш паспорт: имя совпадает. На ваших карточках теперь стоит отметка «Паспорт проверен».',
      'Снимки мы сотрём через несколько дней, останется только отметка.',
    ],
    action,
  },
};

export const refusalWords: NoteWords = {
  kind: 'passport_rejected',
  line: { text: 'Паспорт пока не подтверждён. Посмотрите почему', path: action.path },
  push: 'Паспорт пока не подтверждён',
  mail: {
    subject: 'Паспорт пока не подтверждён',
    lines: [
      'Мы посмотрели снимки и не смогли подтвердить паспорт.',
      'Причину смотрите в кабинете. Там же можно прислать снимки ещё раз.',
    ],
    action,
  },
};
