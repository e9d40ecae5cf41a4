import { type Database, inTransaction } from '#server/platform/database.ts';
import { conflict, notFound } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { lockAnyUser } from '#server/users/access.ts';

/** More than these nobody reads, and each is handed over with the own data of the person. */
const notesAtMost = 100;

export async function addStaffNote(
  db: Database,
  viewer: SignedIn,
  personId: number,
  text: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await lockAnyUser(trx, personId))) throw notFound('Такого человека нет');
    const { count } = await trx
      .selectFrom('staff_notes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow();
    if (count >= notesAtMost) throw conflict('Заметок уже сто: уберите лишние');
    const note = { person_id: personId, author_id: viewer.id, text };
    await trx.insertInto('staff_notes').values(note).execute();
  });
}

/** Everybody takes away their own only; an admin anybody's. */
export async function removeStaffNote(
  db: Database,
  viewer: SignedIn,
  { id: personId, note }: { id: number; note: number },
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_notes')
    .where('id', '=', note)
    .where('person_id', '=', personId)
    .$if(viewer.role !== 'admin', (own) => own.where('author_id', '=', viewer.id))
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('Такой заметки нет');
}
