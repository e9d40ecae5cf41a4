import { sql } from 'kysely';
import { countedAtMost } from '#contract/card-search.ts';
import { type Freshness, freshnesses } from '#contract/freshness.ts';
import type { Connection } from '#server/platform/database.ts';
import { ttlCache } from '#server/platform/cache/ttl-cache.ts';
import { areaOf, type Conditions, matching } from '../matching/queries.ts';
import { guessSize } from '../matching/samples.queries.ts';
import { freshFilter } from '../matching/freshness.rules.ts';

type Counts = Record<Freshness, number>;

export interface Fresh {
  counts: Counts;
  isExact: boolean;
}

/** How many cards are new. Beyond what is counted the planner of the database is asked. */
export async function countFresh(db: Connection, conditions: Conditions): Promise<Fresh> {
  const counted = await countFar(db, conditions);
  const totals = freshnesses.map(async (freshness) => {
    const count = counted[freshness];
    const guess = () => guessSize(db, amongFresh(conditions, freshness));
    return [freshness, count > countedAtMost ? Math.max(count, await guess()) : count] as const;
  });
  const isExact = Math.max(...Object.values(counted)) <= countedAtMost;
  return { counts: { ...counted, ...Object.fromEntries(await Promise.all(totals)) }, isExact };
}

const keptSizes = ttlCache<Counts>(5000);

/** The same where only a share of the newest cards is known: as many of all the new ones of an area. */
export async function estimateFresh(
  db: Connection,
  conditions: Conditions,
  share: number,
): Promise<Fresh> {
  const area = areaOf({ ...conditions, filters: [] });
  const kept = keptSizes(db);
  const name = [area.kind, area.cityId, area.categoryId].join(' ');
  const sizes = kept.get(name) ?? (await countFresh(db, area)).counts;
  kept.set(name, sizes);
  const part = (freshness: Freshness) => Math.round(sizes[freshness] * share);
  return {
    counts: { day: part('day'), week: part('week'), month: part('month') },
    isExact: false,
  };
}

/** The same search among cards that are as new as this, whatever was asked before. */
function amongFresh(conditions: Conditions, freshness: Freshness): Conditions {
  const others = conditions.filters.filter(({ by }) => by !== 'fresh');
  return { ...conditions, filters: [...others, freshFilter(freshness)] };
}

/**
 * As far as anybody counts. The longest time first: when all of its cards were looked at, they tell
 * of the shorter ones as well.
 */
async function countFar(db: Connection, conditions: Conditions): Promise<Counts> {
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
