import type { CardKind } from '#contract/categories.ts';
import { useUser } from '#web/lib/context/router-context.ts';

/** Guests may once they are signed in; then workers open vacancies, and employers resumes. */
export function useMayOpen(kind: CardKind): boolean {
  const role = useUser()?.role.name;
  if (role === undefined) return true;
  return role === (kind === 'resume' ? 'employee' : 'worker');
}
