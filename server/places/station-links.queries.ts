import type { Connection } from '#server/platform/database.ts';

/** Stations next to each station of a city, by id; also those that are hidden. */
export async function linksOfStations(
  db: Connection,
  cityId: number,
): Promise<Map<number, number[]>> {
  const rows = await db
    .selectFrom('station_links as link')
    .innerJoin('city_places as one', 'one.id', 'link.one_id')
    .select(['link.one_id', 'link.other_id'])
    .where('one.city_id', '=', cityId)
    .orderBy('link.one_id')
    .orderBy('link.other_id')
    .execute();
  const next = new Map<number, number[]>();
  for (const { one_id, other_id } of rows) {
    next.set(one_id, [...(next.get(one_id) ?? []), other_id]);
    next.set(other_id, [...(next.get(other_id) ?? []), one_id]);
  }
  return next;
}

export interface NextStation {
  id: number;
  name: string;
}

/** Those next to one, by the alphabet. */
export async function stationsNextTo(db: Connection, id: number): Promise<NextStation[]> {
  return db
    .selectFrom('station_links as link')
    .innerJoin('city_places as place', (join) =>
      join.on((on) =>
        on.or([on('place.id', '=', on.ref('one_id')), on('place.id', '=', on.ref('other_id'))]),
      ),
    )
    .select(['place.id', 'place.name'])
    .where((link) => link.or([link('one_id', '=', id), link('other_id', '=', id)]))
    .where('place.id', '!=', id)
    .orderBy('place.search_name')
    .execute();
}
