import type { NoteWords } from '#server/notifications/notify.actions.ts';

const action = { label: 'Рекомендации', path: '/account/references' };

/** To the worker; the answer itself is not for a letter, which others may read. */
export const answeredWords = (name: string): NoteWords => ({
  kind: 'reference_answered',
  line: { text: `Ответ на просьбу о рекомендации: ${name}`, path: action.path },
  push: 'На просьбу о рекомендации ответили',
  mail: {
    subject: 'На вашу просьбу о рекомендации ответили',
    lines: ['Ответ смотрите в кабинете.'],
    action,
  },
});
