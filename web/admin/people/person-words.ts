import type { PersonState } from '#contract/people.ts';
import type { WireRole } from '#contract/roles.ts';

export const roleWords: Record<WireRole, string> = {
  worker: 'ищет работу',
  employee: 'ищет помощника',
  moderator: 'модератор',
  admin: 'администратор',
};

/** An open account needs no word. */
export const stateWords: Record<PersonState, string | null> = {
  open: null,
  blocked: 'Заблокирован',
  leaving: 'Удаляет аккаунт',
};

export const nameOf = ({ id, name }: { id: number; name: string | null }): string =>
  name ?? `Человек № ${id}`;
