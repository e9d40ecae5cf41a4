import type { Insertable, Updateable } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import type { Users } from '#server/platform/tables.ts';

/** Only this room writes people; what follows from a change is the business of who asks for it. */
export async function addUser(trx: Connection, user: Insertable<Users>) {
  return trx.insertInto('users').values(user).returning(['id', 'role']).executeTakeFirstOrThrow();
}

export async function changeUser(
  trx: Connection,
  id: number,
  change: Updateable<Users>,
): Promise<void> {
  await trx.updateTable('users').set(change).where('id', '=', id).execute();
}

/** Whoever has named no city of their own lives where their card says. */
export async function learnCity(trx: Connection, id: number, city: string): Promise<void> {
  await trx
    .updateTable('users')
    .set((row) => ({
      city_id: row.selectFrom('cities').select('cities.id').where('slug', '=', city),
    }))
    .where('id', '=', id)
    .where('city_id', 'is', null)
    .execute();
}

/** What refers to the person goes along, or forgets who it was. */
export async function removeUser(trx: Connection, id: number): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', id).execute();
}
