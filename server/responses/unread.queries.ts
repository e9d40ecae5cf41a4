import type { Role } from '#contract/roles.ts';
import type { Connection } from '#server/platform/database.ts';
import { sideOf } from './rules.ts';

/** Of one person, by their role: staff have none. */
export async function countUnreadResponses(
  db: Connection,
  person: { id: number; role: Role },
): Promise<number> {
  const side = sideOf(person);
  if (!side) return 0;
  const { count } = await db
    .selectFrom('responses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(`${side}_id`, '=', person.id)
    .where(`${side}_unread`, '=', true)
    .executeTakeFirstOrThrow();
  return count;
}
