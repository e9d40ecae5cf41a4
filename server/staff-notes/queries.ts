import type { StaffNote } from '#contract/person-page.ts';
import type { Connection } from '#server/platform/database.ts';

/** About a person, the newest first. */
export async function listStaffNotes(db: Connection, personId: number): Promise<StaffNote[]> {
  const rows = await db
    .selectFrom('staff_notes')
    .leftJoin('users', 'users.id', 'staff_notes.author_id')
    .select(['staff_notes.id', 'staff_notes.text', 'staff_notes.created_at'])
    .select(['author_id', 'users.name'])
    .where('person_id', '=', personId)
    .orderBy('staff_notes.id', 'desc')
    .execute();
  return rows.map(({ id, text, created_at, author_id, name }) => ({
    id,
    text,
    author: author_id === null ? null : { id: author_id, name },
    created_at: created_at.toISOString(),
  }));
}
