import { sql } from 'kysely';
import type { SearchQuery } from '#contract/card-search.ts';
import type { CardKind } from '#contract/categories.ts';
import { nearCitiesAtMost, type NearCity } from '#contract/near-cities.ts';
import type { City } from '#contract/places.ts';
import { listCities } from '#server/places/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { cityIdOf } from '#server/places/queries.ts';
import { type Conditions, conditionsOf, matching, namedCategory } from '../matching/queries.ts';
import { findNewest } from '../ordering/newest.queries.ts';
import { enough, namedIn } from './relaxed.queries.ts';

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
  const asked = { ...conditions, cityId: null };
  const everywhere = await findNewest(db, asked, { offset: 0, limit: 0, categoryId: category });
  // What is frequent is soon met, city by city; of what is rare all is looked up at once.
  const counted =
    everywhere.share === null
      ? await countTogether(db, asked, category, [...ids.values()])
      : await countOneByOne(db, asked, category, ids, near);
  return near
    .flatMap((one) => withCount(one, counted.get(ids.get(one.slug) ?? 0), category !== null))
    .slice(0, nearCitiesAtMost);
}

type Counts = ReadonlyMap<number, { all: number; named: number }>;

async function countTogether(
  db: Connection,
  conditions: Conditions,
  category: number | null,
  cityIds: number[],
): Promise<Counts> {
  const rows = await matching(db, conditions)
    .select([
      'city_id',
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where category_id = ${category}))::int`.as('named'),
    ])
    .where('city_id', 'in', cityIds)
    .groupBy('city_id')
    .execute();
  return new Map(rows.map((row) => [row.city_id ?? 0, row]));
}

/** From the nearest on, until there are as many as are told of. */
async function countOneByOne(
  db: Connection,
  conditions: Conditions,
  category: number | null,
  ids: ReadonlyMap<string, number>,
  near: City[],
): Promise<Counts> {
  const counted = new Map<number, { all: number; named: number }>();
  for (const { slug } of near) {
    const cityId = ids.get(slug) ?? 0;
    const wanted = { offset: 0, limit: 0, categoryId: category };
    const here = { ...conditions, cityId };
    const found = await findNewest(db, here, wanted);
    const named = await namedIn(db, here, found);
    if (found.total > 0) counted.set(cityId, { all: found.total, named });
    if (counted.size === nearCitiesAtMost) break;
  }
  return counted;
}

/** Numbers by slug. */
async function idsOf(db: Connection, near: City[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('cities')
    .select(['id', 'slug'])
    .where(
      'slug',
      'in',
      near.map(({ slug }) => slug),
    )
    .execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
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
