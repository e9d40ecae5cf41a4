import { roleToWire } from '#contract/roles.ts';
import type { GuestRole } from './guest-role.ts';
import { placesOfList, roleOfPage } from './role-question.ts';

/**
 * Where whoever takes a role goes from a page of the other one: to the same city and category among
 * the cards that are for them, to what the same page says to them. Null: they can stay.
 */
export function ownSideOf(path: string, role: GuestRole): string | null {
  if (path === '/tariffs' || path === '/ture') return `${path}?role=${roleToWire(role)}`;
  const told = roleOfPage(path);
  if (told === null || told === role) return null;
  const area = role === 'worker' ? '/vacancies' : '/resumes';
  return [area, placesOfList(path)].filter(Boolean).join('/');
}
