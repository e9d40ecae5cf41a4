import { sql } from 'kysely';
import type { CityLine, CitySource, PlaceSource } from '#contract/place-editing.ts';
import type { Selectable } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { DB } from '#server/platform/tables.ts';
import { hasWord } from './queries.ts';
import { beginningOf } from './rules.ts';
import { linksOfStations } from './station-links.queries.ts';

export type StoredCity = Selectable<DB['cities']>;
type StoredPlace = Selectable<DB['city_places']>;

/** Who looks for one types its name; a longer list says nothing. */
const listedAtMost = 100;

/** As the site has them, the hidden ones among them; with `q` those with such a word. */
export async function listAllCities(
  db: Connection,
  q = '',
): Promise<{ data: CityLine[]; total: number }> {
  const like = hasWord(beginningOf(q));
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('cities')
      .select(['id', 'slug', 'name', 'region', 'hidden', 'shown_first'])
      .select([countPlaces('metro').as('metro'), countPlaces('district').as('district')])
      .where(like)
      .orderBy('shown_first', 'desc')
      .orderBy('population', 'desc')
      .orderBy('id')
      .limit(listedAtMost)
      .execute(),
    db
      .selectFrom('cities')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(like)
      .executeTakeFirstOrThrow(),
  ]);
  const data = rows.map(({ metro, district, ...row }) => ({ ...row, places: { metro, district } }));
  return { data, total };
}

const countPlaces = (kind: string) => sql<number>`(
  select count(*)::int from city_places where city_id = cities.id and kind = ${kind})`;

export async function showCity(db: Connection, id: number): Promise<CitySource> {
  const row = await db.selectFrom('cities').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw unknownCity();
  const [places, former_slugs, cards, links] = await Promise.all([
    db
      .selectFrom('city_places')
      .selectAll()
      .where('city_id', '=', id)
      .orderBy('kind', 'desc')
      .orderBy('search_name')
      .execute(),
    formerSlugsOf(db, id),
    countCardsOf(db, row),
    linksOfStations(db, id),
  ]);
  const { search_name: _, ...city } = row;
  return {
    ...city,
    former_slugs,
    cards,
    places: places.map((place) => asPlace(place, links.get(place.id))),
  };
}

export const unknownCity = () => notFound('Такого города у нас нет');
export const unknownPlace = () => notFound('Такой станции или такого района нет');

async function formerSlugsOf(db: Connection, cityId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('former_area_slugs')
    .select('slug')
    .where('city_id', '=', cityId)
    .orderBy('slug')
    .execute();
  return rows.map(({ slug }) => slug);
}

/** Of any state: in what people see of them, or in what their owners write, under any address. */
export async function countCardsOf(db: Connection, { id, slug }: StoredCity): Promise<number> {
  const slugs = [slug, ...(await formerSlugsOf(db, id))];
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from cards
    where city_id = ${id} or draft ->> 'city' = any(${slugs}::text[])`.execute(db);
  return rows[0]?.count ?? 0;
}

export function asPlace(row: StoredPlace, next: number[] = []): PlaceSource {
  const { id, kind, slug, name, former_names, line, hidden, version } = row;
  return { id, kind, slug, name, former_names, line, hidden, next, version };
}
