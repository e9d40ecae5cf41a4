import { sql } from 'kysely';
import { countedAtMost } from '#contract/cards.ts';
import { type Freshness, freshnesses } from '#contract/freshness.ts';
import type { Connection } from '#server/platform/database.ts';
import { type Conditions, matching } from '../matching/queries.ts';
import { freshFilter } from './rules.ts';

type Counts = Record<Freshness, number>;

/** The same search among cards that are as new as this, whatever was asked before. */
export function amongFresh(conditions: Conditions, freshness: Freshness): Conditions {
  const others = conditions.filters.filter(({ by }) => by !== 'fresh');
  return { ...conditions, filters: [...others, freshFilter(freshness)] };
}

/**
 * How many cards are new, as far as anybody counts. The longest time first: when all of its cards
 * were looked at, they tell of the shorter ones as well.
 */
export async function countFresh(db: Connection, conditions: Conditions): Promise<Counts> {
  const month = await countWithin(db, conditions, 'month');
  if (month.month <= countedAtMost) return month;
  const week = await countWithin(db, conditions, 'week');
  if (week.week <= countedAtMost) return { ...week, month: month.month };
  const { day } = await countWithin(db, conditions, 'day');
  return { day, week: week.week, month: month.month };
}

function countWithin(db: Connection, conditions: Conditions, longest: Freshness): Promise<Counts> {
  const found = matching(db, amongFresh(conditions, longest))
    .select('published_at')
    .limit(countedAtMost + 1);
  const newerThan = (freshness: Freshness) =>
    sql<number>`(count(*) filter (where published_at >= ${freshFilter(freshness).since}))::int`;
  return db
    .selectFrom(found.as('found'))
    .select(freshnesses.map((freshness) => newerThan(freshness).as(freshness)))
    .executeTakeFirstOrThrow();
}
