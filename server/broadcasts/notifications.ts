import type { NoteWords } from '#server/notifications/notify.actions.ts';

/** The letter of a broadcast is on its way already, to all who want its news (`emails.ts`). */
export const newsWords = (subject: string, path: string): NoteWords => ({
  kind: 'news',
  line: { text: subject, path: path || '/account/notifications' },
  push: 'У нас есть новости',
  mail: null,
});
