import { sql, type RawBuilder } from 'kysely';
import type { City, Place } from '#contract/places.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import { bareName, beginningOf, toPlace } from './rules.ts';

const columns = ['slug', 'name', 'region', 'genitive', 'prepositional'] as const;

interface CitiesWanted {
  q?: string | undefined;
  near?: string | undefined;
  limit: number;
}

/** Big cities first; with `q` those whose name, or a word of it, begins so (ё = е). */
export async function listCities(
  db: Connection,
  { q, near, limit }: CitiesWanted,
): Promise<City[]> {
  if (near) return listNear(db, near, limit);
  const cities = db.selectFrom('cities').select(columns).limit(limit);
  if (!q) return cities.orderBy('population', 'desc').execute();
  const beginning = beginningOf(q);
  return cities
    .where(hasWord(beginning))
    .orderBy(beginsWith(beginning), 'desc')
    .orderBy('population', 'desc')
    .execute();
}

/** By the way as the crow flies: on so short ways the earth is flat, but its degrees are not square. */
async function listNear(db: Connection, slug: string, limit: number): Promise<City[]> {
  const middle = await db
    .selectFrom('cities')
    .select(['lat', 'lon'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!middle) return [];
  const { lat, lon } = middle;
  return db
    .selectFrom('cities')
    .select(columns)
    .where('slug', '<>', slug)
    .orderBy(sql`power(lat - ${lat}, 2) + power((lon - ${lon}) * cos(radians(${lat})), 2)`)
    .limit(limit)
    .execute();
}

export async function findCity(db: Connection, slug: string): Promise<City | undefined> {
  return db.selectFrom('cities').select(columns).where('slug', '=', slug).executeTakeFirst();
}

export async function getCity(db: Connection, slug: string): Promise<City> {
  const city = await findCity(db, slug);
  if (!city) throw notFound('Такого города у нас нет');
  return city;
}

/** By the alphabet, a station before the district of its name; with `q` those with such a word. */
export async function listPlaces(
  db: Connection,
  { city, q = '', limit }: { city: string; q: string | undefined; limit: number },
): Promise<Place[]> {
  const beginning = beginningOf(bareName(q));
  const places = await db
    .selectFrom('city_places')
    .select(['kind', 'slug', 'name', 'line'])
    .where('city_id', '=', (query) =>
      query.selectFrom('cities').select('id').where('slug', '=', city),
    )
    .where(hasWord(beginning))
    .orderBy(beginsWith(beginning), 'desc')
    .orderBy('search_name')
    .orderBy('kind', 'desc')
    .limit(limit)
    .execute();
  return places.map(toPlace);
}

function beginsWith(beginning: string): RawBuilder<boolean> {
  return sql`search_name like ${`${beginning}%`}`;
}

/** The name, or a word of it, begins so. */
function hasWord(beginning: string): RawBuilder<boolean> {
  return sql`(${beginsWith(beginning)}
    or search_name like ${`% ${beginning}%`}
    or search_name like ${`%-${beginning}%`})`;
}
