import type { Note } from '#server/notifications/notify.actions.ts';

/** Something to tell somebody, where it does not matter what. */
export const noteTo = (user_id: number): Note => ({
  user_id,
  kind: 'contact_opened',
  line: { text: 'Открыли контакты вашей анкеты', path: '/account' },
  push: 'Ваши контакты открыли',
  mail: { subject: 'Ваши контакты открыли', lines: ['Скоро вам могут позвонить.'] },
  heldBackBy: 'contact_opened',
});
