import { sql } from 'kysely';
import type { SearchQuery } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { nearCitiesAtMost, type NearCity } from '#contract/near-cities.ts';
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
  const [middle, conditions] = await Promise.all([
    cityIdOf(db, city),
    conditionsOf(db, kind, query),
  ]);
  const named = namedCategory(conditions);
  const found = matching(db, { ...conditions, cityId: null })
    .select('category_id')
    .where('city_id', '=', sql<number>`near.id`);
  // A list shows cards of other categories beside enough of the one that was named.
  const inCategory = sql`count(*) filter (where ${named}::int is null or category_id = ${named})`;
  const { rows } = await sql<NearCity>`
    with middle as (select lat, lon from cities where id = ${middle}),
    near as materialized (
      select cities.*, power(cities.lat - middle.lat, 2)
        + power((cities.lon - middle.lon) * cos(radians(middle.lat)), 2) as way
      from cities, middle where id <> ${middle} order by way limit ${lookedAtMost}
    )
    select slug, name, region, genitive, prepositional,
      (case when strict < ${enough} then strict else total end)::int as count
    from near, lateral (
      select count(*) as total, ${inCategory} as strict from (${found}) as found
    ) as counted
    where strict > 0
    order by way limit ${nearCitiesAtMost}`.execute(db);
  return rows;
}
