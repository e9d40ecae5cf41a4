import { sql } from 'kysely';
import type { Role } from '#contract/roles.ts';
import type { Connection } from '#server/platform/database.ts';
import { prepared } from '#server/platform/prepared.ts';
import { sideOf } from './rules.ts';

/** Of one person, by their role: staff have none. */
export async function countUnreadResponses(
  db: Connection,
  person: { id: number; role: Role },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${unreadResponsesOf(person)} as count ${prepared}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The same as a part of a statement. */
export function unreadResponsesOf(person: { id: number; role: Role }) {
  const side = sideOf(person);
  if (!side) return sql<number>`0`;
  return sql<number>`(
    select count(*)::int from responses
    where ${sql.ref(`${side}_id`)} = ${person.id}::bigint and ${sql.ref(`${side}_unread`)}
  )`;
}
