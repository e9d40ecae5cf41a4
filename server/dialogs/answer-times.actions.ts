import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';

const countedDays = 90;
/** Whoever was not answered for so long waits longer than anybody cares to be told. */
const givenUpDays = 7;
const answersAtLeast = 3;
/** Of fewer a share says nothing. */
const askedAtLeast = 5;

/**
 * How soon people usually answer who writes to them first: the median of the last 90 days, in which
 * those who were not answered count as having waited for ever. Nothing is said of people with fewer
 * than three answers. How many were answered is counted beside it, of five at least.
 */
export async function countAnswerTimes(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  await sql`
    with medians as (
      select owner_id as user_id,
        percentile_disc(0.5) within group (
          order by coalesce(extract(epoch from answered_at - asked_at), 'Infinity')::float8
        ) as seconds,
        count(*)::int as asked,
        count(answered_at)::int as answered
      from channels
      join users on users.id = owner_id
      where asked_at > ${daysAgo(countedDays)}
        and (answered_at is not null or asked_at < ${daysAgo(givenUpDays)})
      group by owner_id
      having count(answered_at) >= ${answersAtLeast} or count(*) >= ${askedAtLeast}
    ),
    told as (
      select user_id,
        case when answered >= ${answersAtLeast} and seconds < ${givenUpDays * 24 * 60 * 60}
          then ceil(seconds / 60)::int end as minutes,
        case when asked >= ${askedAtLeast} then asked else 0 end as asked,
        case when asked >= ${askedAtLeast} then answered else 0 end as answered
      from medians
    ),
    forgotten as (
      delete from answer_times where user_id not in
        (select user_id from told where minutes is not null or asked > 0)
    )
    insert into answer_times (user_id, minutes, asked, answered)
    select user_id, minutes, asked, answered from told where minutes is not null or asked > 0
    on conflict (user_id) do update
      set minutes = excluded.minutes, asked = excluded.asked, answered = excluded.answered
      where (answer_times.minutes, answer_times.asked, answer_times.answered)
        is distinct from (excluded.minutes, excluded.asked, excluded.answered)`.execute(db);
}
