import { sql } from 'kysely';
import { type Taken, takenMinutes } from '#contract/queues.ts';
import type { Connection } from '#server/platform/database.ts';
import { isWorkingStaff } from '#server/users/staff.queries.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';

/** Asked of a row: it has not freed itself yet, and whoever took it is still of the staff. */
export const isHeld = sql<boolean>`(
  queue_takes.taken_at > now() - make_interval(mins => ${takenMinutes})
  and exists (
    select from users as holder
    where holder.id = queue_takes.taken_by and ${isWorkingStaff('holder')}
  ))`;

/** Who is at these things of a queue now, by their ids. */
export async function takesOf(
  db: Connection,
  queue: { name: string },
  viewer: Pick<SignedIn, 'id'>,
  ids: readonly number[],
): Promise<Map<number, Taken>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('queue_takes')
    .innerJoin('users', 'users.id', 'queue_takes.taken_by')
    .select(['queue_takes.item_id', 'queue_takes.taken_at', 'users.id', 'users.name'])
    .where('queue_takes.queue', '=', queue.name)
    .where('queue_takes.item_id', 'in', ids)
    .where(isHeld)
    .execute();
  return new Map(
    rows.map(({ item_id, taken_at, id, name }) => [
      item_id,
      {
        by: { id, name },
        since: taken_at.toISOString(),
        until: new Date(taken_at.getTime() + takenMinutes * 60_000).toISOString(),
        is_own: id === viewer.id,
      },
    ]),
  );
}
