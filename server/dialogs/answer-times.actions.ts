import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';

const countedDays = 90;
/** Whoever was not answered for so long waits longer than anybody cares to be told. */
const givenUpDays = 7;
const answersAtLeast = 3;

/**
 * How soon people usually answer who writes to them first: the median of the last 90 days, in which
 * those who were not answered count as having waited for ever. Nothing is said of people with fewer
 * than three answers.
 */
export async function countAnswerTimes(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  await sql`
    with medians as (
      select owner_id as user_id,
        percentile_disc(0.5) within group (
          order by coalesce(extract(epoch from answered_at - asked_at), 'Infinity')::float8
        ) as seconds
      from channels
      join users on users.id = owner_id
      where asked_at > ${daysAgo(countedDays)}
        and (answered_at is not null or asked_at < ${daysAgo(givenUpDays)})
      group by owner_id
      having count(answered_at) >= ${answersAtLeast}
    ),
    told as (
      select user_id, ceil(seconds / 60)::int as minutes from medians
      where seconds < ${givenUpDays * 24 * 60 * 60}
    ),
    forgotten as (
      delete from answer_times where user_id not in (select user_id from told)
    )
    insert into answer_times (user_id, minutes)
    select user_id, minutes from told
    on conflict (user_id) do update set minutes = excluded.minutes
      where answer_times.minutes <> excluded.minutes`.execute(db);
}
