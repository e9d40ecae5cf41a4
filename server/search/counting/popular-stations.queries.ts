import { sql } from 'kysely';
import { type PopularStation, popularStationsAtMost } from '#contract/popular-stations.ts';
import type { CardKind } from '#contract/categories.ts';
import { getCategory } from '#server/categories/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { cityIdOf } from '#server/places/queries.ts';
import { matching, newestFirst } from '../matching/queries.ts';

/**
 * The newest say enough: in a large city there are tens of thousands. Of each some 65 terms are
 * counted, by their codes, which takes half as long as by their text.
 */
const looksAt = 500;

/** Stations of the metro with most of the newest cards; those with more of them first. */
export async function listPopularStations(
  db: Connection,
  kind: CardKind,
  { city, category }: { city: string; category: string },
): Promise<PopularStation[]> {
  const [cityId, { id: categoryId }] = await Promise.all([
    cityIdOf(db, city),
    getCategory(db, category),
  ]);
  const newest = newestFirst(matching(db, { kind, cityId, categoryId }))
    .select('codes')
    .limit(looksAt);
  return db
    .with('chosen', (cte) =>
      cte
        .selectFrom(newest.as('newest'))
        .select((row) => [
          sql<string>`unnest(codes)`.as('code'),
          row.fn.countAll<number>().as('count'),
        ])
        .groupBy('code'),
    )
    .selectFrom('chosen')
    .innerJoin('city_places as place', (on) =>
      on.on(sql<boolean>`chosen.code = term_code('metro:' || place.slug)`),
    )
    .select(['place.slug', 'place.name'])
    .where('place.city_id', '=', cityId)
    .where('place.kind', '=', 'metro')
    .orderBy('chosen.count', 'desc')
    .orderBy('place.name')
    .limit(popularStationsAtMost)
    .execute();
}
