import { sql } from 'kysely';
import { countedAtMost } from '#contract/card-search.ts';
import type { Connection } from '#server/platform/database.ts';
import { ttlCache } from '#server/platform/cache/ttl-cache.ts';
import {
  areaOf,
  byWordsAlone,
  type Conditions,
  type Matching,
  matching,
  newestFirst,
} from '../matching/queries.ts';
import { nameOf, startOf } from '../matching/samples.queries.ts';
import type { Look } from './newest.rules.ts';

export interface Wanted {
  offset: number;
  limit: number;
  /** As many of those that are wanted as are found on the way will do. */
  isSample?: true;
  /** Those that stand elsewhere: they are counted, but not among the numbers. */
  without?: number[];
  /** A category of which the cards are counted as well. */
  categoryId?: number | null;
}

export interface Counted {
  found: number;
  /** How many of those are of the category that was named. */
  named: number;
}

const countsOfMany = ttlCache<Counted>(20_000);

/** As far as anybody counts; where there are more, that much is remembered. */
export async function countByIndex(
  db: Connection,
  conditions: Conditions,
  categoryId: number | null = null,
): Promise<Counted> {
  const [kept, name] = [countsOfMany(db), `${nameOf(conditions)} ${categoryId}`];
  const known = kept.get(name);
  if (known) return known;
  const cards = matching(db, conditions).limit(countedAtMost + 1);
  const found = categoryId === null ? cards.select('id') : cards.select(['id', 'category_id']);
  const counted = await db
    .selectFrom(found.as('found'))
    .select(countsOf(categoryId))
    .executeTakeFirstOrThrow();
  if (counted.found > countedAtMost) kept.set(name, counted);
  return counted;
}

export interface Looked extends Counted {
  /** Numbers of the cards that were wanted, the newest first. */
  ids: number[];
  /** Nothing older was left out. */
  isWhole: boolean;
}

/** Looks through an area in one of the three ways. */
export async function look(
  db: Connection,
  conditions: Conditions,
  { offset, limit, without = [], categoryId = null }: Wanted,
  as: Look,
): Promise<Looked> {
  const start = as.way === 'whole' ? null : await startOf(db, conditions, as.size);
  const isWhole = start === null || isWithin(conditions, start);
  const cards = start ? among(db, conditions, as, start) : matching(db, conditions);
  const looked = await db
    .with(
      (cte) => cte('found').materialized(),
      () => cards.select(['id', 'category_id', 'published_at']),
    )
    .selectFrom('found')
    .select(countsOf(categoryId))
    .select(
      // As JSON: an array of big numbers would come as texts.
      sql<number[]>`to_json(array(
        select id from found where id <> all(${without}::bigint[])
        order by published_at desc, id desc limit ${limit} offset ${offset}))`.as('ids'),
    )
    .executeTakeFirstOrThrow();
  return { ...looked, isWhole };
}

function among(db: Connection, conditions: Conditions, as: Look, start: Date): Matching {
  if (as.way !== 'read') {
    return matching(db, byWordsAlone(conditions)).where('published_at', '>=', start);
  }
  const newest = newestFirst(matching(db, areaOf(conditions)))
    .selectAll()
    .limit(as.size);
  return matching(
    db.with('cards', () => newest),
    conditions,
  );
}

/** All that is new enough is in it anyway. */
function isWithin({ filters }: Conditions, start: Date): boolean {
  return filters.some((one) => one.by === 'fresh' && one.since >= start);
}

const countsOf = (categoryId: number | null) => [
  sql<number>`count(*)::int`.as('found'),
  categoryId === null
    ? sql<number>`count(*)::int`.as('named')
    : sql<number>`(count(*) filter (where category_id = ${categoryId}))::int`.as('named'),
];
