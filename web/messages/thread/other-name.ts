import type { Dialog } from '#contract/dialogs.ts';

/** How the other side is called. */
export function otherName({ name, is_gone }: Dialog['other']): string {
  return name ?? (is_gone ? 'Удалённый аккаунт' : 'Без имени');
}
