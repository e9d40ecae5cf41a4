import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import type { DecisionQueue } from './access.ts';
import { judgedRows } from './rows.queries.ts';

const countedDays = 7;
const unknownBelow = 60;

/** The queue as somebody sees it who is not of the staff. */
const nobody = { id: 0 };

/**
 * How many minutes one waits here: half of those who were answered lately waited less, but nobody
 * is promised less than the oldest one waits already. Null: nobody has been answered lately, and
 * nothing waits long enough to tell.
 */
export async function expectedWait(
  db: Connection,
  queue: Pick<DecisionQueue, 'table' | 'waiting'>,
): Promise<number | null> {
  const [answered, oldest] = await Promise.all([
    judgedRows(db, queue)
      .select(
        sql<number | null>`ceil(extract(epoch from percentile_cont(0.5)
          within group (order by decided_at - created_at)) / 60)::int`.as('minutes'),
      )
      .where('decided_at', '>', sql<Date>`now() - make_interval(days => ${countedDays})`)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom(queue.waiting(db, nobody).as('waiting'))
      .select(
        sql<number>`coalesce(extract(epoch from now() - min(created_at)) / 60, 0)::int`.as(
          'minutes',
        ),
      )
      .executeTakeFirstOrThrow(),
  ]);
  if (answered.minutes === null && oldest.minutes < unknownBelow) return null;
  return Math.max(answered.minutes ?? 0, oldest.minutes);
}
