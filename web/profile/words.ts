import { roleFromWire, type Role } from '#contract/roles.ts';
import type { User } from '#contract/session.ts';

const places: Partial<Record<Role, string>> = {
  worker: 'Фото видно в анкете, пока в ней нет своих снимков, и рядом с вашим именем в кабинете.',
  employer: 'Фото увидят рядом с вашим именем в вакансиях. С ним откликаются охотнее.',
};

/** Who sees the picture of the profile, and why it helps. */
export function whereSeen({ role }: User): string {
  return places[roleFromWire(role.name)] ?? 'Фото видно рядом с вашим именем в кабинете.';
}
