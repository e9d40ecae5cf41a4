import type { GuestRole } from './guest-role.ts';

/** What whoever has chosen a role is told. */
export const roleSavedWords: Record<GuestRole, string> = {
  employer: 'Запомнили: сначала покажем анкеты помощников',
  worker: 'Запомнили: сначала покажем вакансии',
};
