import type { Connection } from '#server/platform/database.ts';
import { ttlCache } from '#server/platform/cache/ttl-cache.ts';
import { type Conditions, matching, newestFirst } from './queries.ts';

const keptStarts = ttlCache<Date | null>(20_000);

/** When the newest so many cards of an area begin. Null: it has no more than these. */
export async function startOf(
  db: Connection,
  { kind, cityId, categoryId }: Conditions,
  size: number,
): Promise<Date | null> {
  const kept = keptStarts(db);
  const name = [kind, cityId, categoryId, size].join(' ');
  const known = kept.get(name);
  if (known !== undefined) return known;
  const found = await newestFirst(matching(db, { kind, cityId, categoryId }))
    .select('published_at')
    .offset(size - 1)
    .limit(2)
    .execute();
  const start = found.length === 2 ? (found[0]?.published_at ?? null) : null;
  kept.set(name, start);
  return start;
}

const keptGuesses = ttlCache<number>(20_000);

/** The planner's guess of how many cards there are: counting them takes too long. */
export async function guessSize(db: Connection, conditions: Conditions): Promise<number> {
  const kept = keptGuesses(db);
  const name = nameOf(conditions);
  const known = kept.get(name);
  if (known !== undefined) return known;
  const [plan] = await matching(db, conditions)
    .select('id')
    .explain<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>('json');
  const guess = plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  kept.set(name, guess);
  return guess;
}

/** The same for all who ask for the same within a minute. */
export function nameOf(conditions: Conditions): string {
  const { kind, cityId, categoryId, words, payFrom, payTo, payAs, filters } = conditions;
  const rounded = filters.map((one) => (one.by === 'fresh' ? minuteOf(one.since) : one));
  return JSON.stringify([kind, cityId, categoryId, words?.wide, payFrom, payTo, payAs, rounded]);
}

const minuteOf = (time: Date) => Math.round(time.getTime() / 60_000);
