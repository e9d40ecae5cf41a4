import { sql } from 'kysely';
import type { SearchQuery } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { nearCitiesAtMost, type NearCity } from '#contract/near-cities.ts';
import type { City } from '#contract/places.ts';
import { listCities } from '#server/places/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { cityIdOf, conditionsOf, matching } from '../matching/queries.ts';
import { enough, namedCategory } from '../relaxing/queries.ts';

/** Farther ones are no neighbours, even beyond the Urals. */
const lookedAtMost = 100;

/** The nearest cities in which the same search finds something; places of a city are no part of it. */
export async function nearCities(
  db: Connection,
  kind: CardKind,
  { city, ...query }: SearchQuery & { city: string },
): Promise<NearCity[]> {
  const [, near, conditions] = await Promise.all([
    cityIdOf(db, city),
    listCities(db, { near: city, limit: lookedAtMost }),
    conditionsOf(db, kind, query),
  ]);
  const ids = await idsOf(db, near);
  const category = namedCategory(conditions);
  const counted = await matching(db, { ...conditions, cityId: null })
    .select([
      'city_id',
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where category_id = ${category}))::int`.as('named'),
    ])
    // A list that is known beforehand: the planner chooses between its cities and the words.
    .where('city_id', 'in', [...ids.keys()])
    .groupBy('city_id')
    .execute();
  const found = new Map(counted.map((one) => [ids.get(one.city_id ?? 0), one]));
  return near
    .flatMap((one) => withCount(one, found.get(one.slug), category !== null))
    .slice(0, nearCitiesAtMost);
}

/** Slugs by number. */
async function idsOf(db: Connection, near: City[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('cities')
    .select(['id', 'slug'])
    .where(
      'slug',
      'in',
      near.map(({ slug }) => slug),
    )
    .execute();
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

/** A list shows cards of other categories beside enough of the one that was named. */
function withCount(
  city: City,
  found: { all: number; named: number } | undefined,
  isNamed: boolean,
): NearCity[] {
  if (!found) return [];
  const count = isNamed && found.named < enough ? found.named : found.all;
  return count > 0 ? [{ ...city, count }] : [];
}
