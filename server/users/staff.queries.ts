import { sql } from 'kysely';

/** Asked of a row of `users` by its name in the query: of the staff, and not on the way out. */
export const isWorkingStaff = (person: string) => sql<boolean>`(
  ${sql.ref(`${person}.role`)} in ('moderator', 'admin')
  and ${sql.ref(`${person}.blocked_at`)} is null
  and ${sql.ref(`${person}.deletion_asked_at`)} is null)`;
