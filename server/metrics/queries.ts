import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import type { Backlog } from '#server/platform/metrics/backlog.ts';

/** What waits and what has failed, counted from the partial indexes of what is open. */
export async function readBacklog(db: Connection): Promise<Backlog> {
  const read = async <Row>(query: RawBuilder<Row>): Promise<Row[]> =>
    (await query.execute(db)).rows;
  const [queue] = await read(
    sql<Backlog['jobs'] & { oldest: number }>`
      select
        count(*) filter (where locked_at is null and run_at <= now() and not is_over) as waiting,
        count(*) filter (where locked_at is not null) as running,
        count(*) filter (where locked_at is null and run_at > now() and not is_over) as scheduled,
        count(*) filter (where is_over) as failed,
        coalesce(extract(epoch from now() - min(run_at) filter (
          where locked_at is null and run_at <= now() and not is_over)), 0)::float as oldest
      from (
        select *, attempts >= max_attempts as is_over from graphile_worker.jobs
      ) as jobs`,
  );
  const letters = await read(
    sql<Backlog['letters'][number]>`
      select channel, case when failed_at is null then 'waiting' else 'failed' end as state,
        count(*) as count, extract(epoch from now() - min(created_at))::float as oldest
      from letters
      where sent_at is null
      group by 1, 2`,
  );
  const payments = await read(
    sql<Backlog['payments'][number]>`
      select state, count(*) as count from payments
      where created_at > now() - interval '1 day'
      group by state`,
  );
  const [open] = await read(
    sql<{ oldest: number; refunds: number }>`
      select
        (select coalesce(extract(epoch from now() - min(created_at)), 0)::float
          from payments where check_at is not null) as oldest,
        (select count(*) from refunds where check_at is not null) as refunds`,
  );
  const { oldest = 0, waiting = 0, running = 0, scheduled = 0, failed = 0 } = queue ?? {};
  return {
    jobs: { waiting, running, scheduled, failed },
    oldestJobSeconds: oldest,
    letters,
    payments,
    oldestPaymentSeconds: open?.oldest ?? 0,
    openRefunds: open?.refunds ?? 0,
  };
}
