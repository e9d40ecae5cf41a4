import { lockAnyUser } from '#server/users/access.ts';
import { isStaff, type Role } from '#contract/roles.ts';
import type { Connection } from '#server/platform/database.ts';
import { forbidden, notFound } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';

/** Somebody whom this member of the staff may block, under a lock until the end. */
export async function personToBlock(trx: Connection, viewer: SignedIn, id: number) {
  const person = await lockAnyUser(trx, id);
  if (!person) throw notFound('Такого человека нет');
  checkMayBlock(viewer, person);
  return person;
}

export function checkMayBlock(viewer: SignedIn, person: { id: number; role: Role }): void {
  if (person.id === viewer.id) throw forbidden('Закрыть вход самому себе нельзя');
  if (isStaff(person.role) && viewer.role !== 'admin') {
    throw forbidden('Вход сотрудникам закрывает администратор');
  }
}
