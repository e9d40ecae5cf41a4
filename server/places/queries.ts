import { sql, type RawBuilder } from 'kysely';
import type { City, Country, Place } from '#contract/places.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import { cachedFact } from '#server/platform/cache/facts.ts';
import { bareName, beginningOf, distance, toPlace } from './rules.ts';

const columns = ['slug', 'name', 'region', 'genitive', 'prepositional'] as const;

interface CitiesWanted {
  q?: string | undefined;
  near?: string | undefined;
  limit: number;
}

/** Big ones first. */
const allCities = cachedFact('cities', (db) =>
  db
    .selectFrom('cities')
    .select(['id', ...columns, 'lat', 'lon'])
    .orderBy('population', 'desc')
    .execute(),
);

/** All cities lie in one country; another one would be a column of theirs. */
export async function listCountries(db: Connection): Promise<Country[]> {
  const cities = await allCities(db);
  return [{ code: 'RU', name: 'Россия', phone_code: '+7', cities_count: cities.length }];
}

/** Big cities first; with `q` those whose name, or a word of it, begins so (ё = е). */
export async function listCities(
  db: Connection,
  { q, near, limit }: CitiesWanted,
): Promise<City[]> {
  if (near) return listNear(db, near, limit);
  if (!q) return (await allCities(db)).slice(0, limit).map(asCity);
  const beginning = beginningOf(q);
  return db
    .selectFrom('cities')
    .select(columns)
    .where(hasWord(beginning))
    .orderBy(beginsWith(beginning), 'desc')
    .orderBy('population', 'desc')
    .limit(limit)
    .execute();
}

async function listNear(db: Connection, slug: string, limit: number): Promise<City[]> {
  const cities = await allCities(db);
  const middle = cities.find((city) => city.slug === slug);
  if (!middle) return [];
  return cities
    .filter((city) => city !== middle)
    .map((city) => ({ city, way: distance(middle, city) }))
    .toSorted((one, other) => one.way - other.way)
    .slice(0, limit)
    .map(({ city }) => asCity(city));
}

export async function findCity(db: Connection, slug: string): Promise<City | undefined> {
  const city = (await allCities(db)).find((one) => one.slug === slug);
  return city && asCity(city);
}

/** What the contract tells of it. */
function asCity({ slug, name, region, genitive, prepositional }: City): City {
  return { slug, name, region, genitive, prepositional };
}

export async function getCity(db: Connection, slug: string): Promise<City> {
  const city = await findCity(db, slug);
  if (!city) throw unknownCity();
  return city;
}

const unknownCity = () => notFound('Такого города у нас нет');

/** Its number in the database. */
export async function cityIdOf(db: Connection, slug: string): Promise<number> {
  const city = (await allCities(db)).find((one) => one.slug === slug);
  if (!city) throw unknownCity();
  return city.id;
}

interface PlacesWanted {
  city: string;
  q?: string | undefined;
  near?: string | string[] | undefined;
  limit: number;
}

/** By the alphabet, a station before the district of its name; with `q` those with such a word. */
export async function listPlaces(
  db: Connection,
  { city, q = '', near, limit }: PlacesWanted,
): Promise<Place[]> {
  if (near) return (await stationsNear(db, city, [near].flat())).slice(0, limit);
  const beginning = beginningOf(bareName(q));
  if (!beginning) {
    // Kept for cities only, not for whatever stands in an address.
    const places = (await findCity(db, city)) ? await placesOfCity(db, city) : [];
    return places.slice(0, limit);
  }
  const places = await storedPlaces(db, city)
    .where(hasWord(beginning))
    .orderBy(beginsWith(beginning), 'desc')
    .orderBy('search_name')
    .orderBy('kind', 'desc')
    .limit(limit)
    .execute();
  return places.map(toPlace);
}

const placesOfCity = cachedFact('cities', async (db, city: string) => {
  const places = await storedPlaces(db, city)
    .orderBy('search_name')
    .orderBy('kind', 'desc')
    .execute();
  return places.map(toPlace);
});

/** Within two stops, the nearest first. */
async function stationsNear(db: Connection, city: string, from: string[]): Promise<Place[]> {
  const places = (await findCity(db, city)) ? await placesOfCity(db, city) : [];
  const links = places.length > 0 ? await linksOfCity(db, city) : [];
  const next = (slugs: string[]) =>
    links.flatMap(([one, other]) => [
      ...(slugs.includes(one) ? [other] : []),
      ...(slugs.includes(other) ? [one] : []),
    ]);
  const first = next(from);
  const slugs = new Set([...first, ...next(first)]);
  const stations = new Map(
    places.filter(({ kind }) => kind === 'metro').map((place) => [place.slug, place]),
  );
  return [...slugs]
    .filter((slug) => !from.includes(slug))
    .flatMap((slug) => stations.get(slug) ?? []);
}

const linksOfCity = cachedFact('cities', async (db, city: string) => {
  const rows = await db
    .selectFrom('station_links as link')
    .innerJoin('city_places as one', 'one.id', 'link.one_id')
    .innerJoin('city_places as other', 'other.id', 'link.other_id')
    .innerJoin('cities', 'cities.id', 'one.city_id')
    .select(['one.slug as one', 'other.slug as other'])
    .where('cities.slug', '=', city)
    .orderBy('link.one_id')
    .orderBy('link.other_id')
    .execute();
  return rows.map(({ one, other }) => [one, other] as const);
});

function storedPlaces(db: Connection, city: string) {
  return db
    .selectFrom('city_places')
    .select(['kind', 'slug', 'name', 'line'])
    .where('city_id', '=', (query) =>
      query.selectFrom('cities').select('id').where('slug', '=', city),
    );
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
