import { sql } from 'kysely';
import type { StatisticsDay, StatisticsTotals } from '#contract/statistics.ts';
import type { Connection, Database } from '#server/platform/database.ts';
import { dayOf } from '#server/platform/database/days.queries.ts';
import { readOnly } from '#server/platform/database/read-only.ts';
import { missedWords } from './missed.queries.ts';
import { type Period, checkPeriod, periodBefore, within } from './period.queries.ts';
import { agesOfQueues, decidedBy } from './queues.queries.ts';

/** Days are those of Moscow. Read without a right to change anything, and within a bound of time. */
export async function showStatistics(db: Database, period: Period) {
  checkPeriod(period);
  return readOnly(db, async (trx) => {
    const days = await byDay(trx, period);
    return {
      days,
      totals: totalOf(days),
      before: totalOf(await byDay(trx, periodBefore(period))),
      decided: await decidedBy(trx, period),
      ages: await agesOfQueues(trx),
      missed: await missedWords(trx, period),
    };
  });
}

/** Each figure over all days. */
function totalOf(days: StatisticsDay[]): StatisticsTotals {
  const sumOf = (key: keyof StatisticsTotals) => days.reduce((sum, day) => sum + day[key], 0);
  return {
    workers: sumOf('workers'),
    families: sumOf('families'),
    resumes: sumOf('resumes'),
    vacancies: sumOf('vacancies'),
    contacts: sumOf('contacts'),
    responses: sumOf('responses'),
    hires: sumOf('hires'),
    paid_kopecks: sumOf('paid_kopecks'),
    refunded_kopecks: sumOf('refunded_kopecks'),
  };
}

async function byDay(trx: Connection, period: Period): Promise<StatisticsDay[]> {
  const { rows } = await sql<StatisticsDay>`
    with signed as (
      select ${dayOf(sql.ref('created_at'))} as day,
        count(*) filter (where role = 'worker') as workers,
        count(*) filter (where role = 'employer') as families
      from users where ${within('created_at', period)} group by 1
    ), shown as (
      select ${dayOf(sql.ref('first_published_at'))} as day,
        count(*) filter (where kind = 'resume') as resumes,
        count(*) filter (where kind = 'vacancy') as vacancies
      from cards where ${within('first_published_at', period)} group by 1
    ), opened as (
      select ${dayOf(sql.ref('opened_at'))} as day, count(*) as contacts
      from contact_openings where ${within('opened_at', period)} group by 1
    ), answered as (
      select ${dayOf(sql.ref('created_at'))} as day, count(*) as responses
      from responses where ${within('created_at', period)} group by 1
    ), hired as (
      select ${dayOf(sql.ref('changed_at'))} as day, count(*) as hires
      from responses where status = 'hired' and ${within('changed_at', period)} group by 1
    ), paid as (
      select ${dayOf(sql.ref('paid_at'))} as day, sum(amount_kopecks) as paid_kopecks
      from payments where ${within('paid_at', period)} group by 1
    ), returned as (
      select ${dayOf(sql.ref('ended_at'))} as day, sum(amount_kopecks) as refunded_kopecks
      from refunds where state = 'succeeded' and ${within('ended_at', period)} group by 1
    )
    select to_char(days.day, 'YYYY-MM-DD') as day,
      coalesce(workers, 0)::int as workers, coalesce(families, 0)::int as families,
      coalesce(resumes, 0)::int as resumes, coalesce(vacancies, 0)::int as vacancies,
      coalesce(contacts, 0)::int as contacts, coalesce(responses, 0)::int as responses,
      coalesce(hires, 0)::int as hires,
      coalesce(paid_kopecks, 0)::float8 as paid_kopecks,
      coalesce(refunded_kopecks, 0)::float8 as refunded_kopecks
    from (select generate_series(${period.from}::date, ${period.to}::date, '1 day')::date as day) days
    left join signed using (day) left join shown using (day) left join opened using (day)
    left join answered using (day) left join hired using (day) left join paid using (day)
    left join returned using (day)
    order by days.day`.execute(trx);
  return rows;
}
