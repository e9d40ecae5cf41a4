import type { CardKind } from '#contract/categories.ts';
import { roleFromWire } from '#contract/roles.ts';
import type { User } from '#contract/session.ts';

/** What a person writes: families vacancies, helpers resumes. */
export function kindOf(user: Pick<User, 'role'>): CardKind {
  return roleFromWire(user.role.name) === 'employer' ? 'vacancy' : 'resume';
}
