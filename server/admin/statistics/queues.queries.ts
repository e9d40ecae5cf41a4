import { sql } from 'kysely';
import { ageHours, type DecidedQueue, type QueueAges } from '#contract/statistics.ts';
import type { Connection } from '#server/platform/database.ts';
import { queues } from '../queues.actions.ts';
import { type Period, periodBefore, within } from './period.queries.ts';

type Decided = Pick<DecidedQueue, 'decided' | 'median_minutes'>;

/** How many were decided, and how soon half of them were; beside the period before. */
export async function decidedBy(trx: Connection, period: Period): Promise<DecidedQueue[]> {
  const decided: DecidedQueue[] = [];
  for (const { name: queue, table } of queues) {
    const now = await decidedIn(trx, table, period);
    const before = await decidedIn(trx, table, periodBefore(period));
    decided.push({ queue, ...now, before });
  }
  return decided;
}

async function decidedIn(trx: Connection, table: string, period: Period): Promise<Decided> {
  const { rows } = await sql<Decided>`
    select count(*)::int as decided,
      round(percentile_cont(0.5) within group (
        order by extract(epoch from decided_at - created_at) / 60
      ))::int as median_minutes
    from ${sql.table(table)} where ${within('decided_at', period)}`.execute(trx);
  return rows[0] ?? { decided: 0, median_minutes: null };
}

/** The queues as somebody sees them who is not of the staff. */
const nobody = { id: 0 };

/** What waits now, by how long it has waited. */
export async function agesOfQueues(trx: Connection): Promise<QueueAges[]> {
  const bounds = [0, ...ageHours];
  const parts = bounds.map((from, at) => {
    const to = bounds[at + 1];
    const isYounger = to === undefined ? sql`true` : sql`hours < ${to}`;
    return sql`count(*) filter (where hours >= ${from} and ${isYounger})::int`;
  });
  const ages: QueueAges[] = [];
  for (const queue of queues) {
    const { rows } = await sql<Omit<QueueAges, 'queue'>>`
      select array[${sql.join(parts)}] as waiting, round(max(hours) * 60)::int as oldest_minutes
      from (
        select greatest(0, extract(epoch from now() - created_at) / 3600) as hours
        from ${queue.waiting(trx, nobody).as('waiting')}
      ) as waited`.execute(trx);
    const [row] = rows;
    if (row) ages.push({ queue: queue.name, ...row });
  }
  return ages;
}
