import { sql, type RawBuilder } from 'kysely';
import {
  placeKinds,
  type City,
  type CityPage,
  type Country,
  type Place,
} from '#contract/places.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import { cachedFact } from '#server/platform/cache/facts.ts';
import { type NeighboursWanted, neighboursOf } from './neighbours.queries.ts';
import { bareName, beginningOf, toPlace } from './rules.ts';

const columns = ['slug', 'name', 'region', 'genitive', 'prepositional'] as const;

interface CitiesWanted extends NeighboursWanted {
  q?: string | undefined;
  near?: string | undefined;
}

/** Big ones first, after those that the staff have put before all; with those that are hidden. */
const allCities = cachedFact('cities', (db) =>
  db
    .selectFrom('cities')
    .select(['id', ...columns, 'lat', 'lon', 'hidden'])
    .orderBy('shown_first', 'desc')
    .orderBy('population', 'desc')
    .execute(),
);

const offeredCities = async (db: Connection) =>
  (await allCities(db)).filter(({ hidden }) => !hidden);

/** Where addresses that cities had before lead: the number of the city, by the address. */
const formerSlugs = cachedFact('cities', async (db) => {
  const rows = await db
    .selectFrom('former_area_slugs')
    .select(['slug', 'city_id'])
    .where('city_id', 'is not', null)
    .execute();
  return new Map(rows.map(({ slug, city_id }) => [slug, city_id]));
});

/** All cities lie in one country; another one would be a column of theirs. */
export async function listCountries(db: Connection): Promise<Country[]> {
  const cities = await offeredCities(db);
  return [{ code: 'RU', name: 'Россия', phone_code: '+7', cities_count: cities.length }];
}

/** Big cities first; with `q` those whose name, or a word of it, begins so (ё = е). */
export async function listCities(
  db: Connection,
  { q, near, limit, ...wanted }: CitiesWanted,
): Promise<City[]> {
  if (near) {
    const middle = await findStoredCity(db, near);
    const others = await offeredCities(db);
    return middle ? (await neighboursOf(db, middle, others, { ...wanted, limit })).map(asCity) : [];
  }
  if (!q) return (await offeredCities(db)).slice(0, limit).map(asCity);
  const beginning = beginningOf(q);
  return db
    .selectFrom('cities')
    .select(columns)
    .where(hasWord(beginning))
    .where('hidden', '=', false)
    .orderBy(beginsWith(beginning), 'desc')
    .orderBy('shown_first', 'desc')
    .orderBy('population', 'desc')
    .limit(limit)
    .execute();
}

/** Also by an address that it had before, and one that is offered no more. */
export async function findStoredCity(db: Connection, address: string) {
  const cities = await allCities(db);
  const city = cities.find(({ slug }) => slug === address);
  if (city) return city;
  const former = (await formerSlugs(db)).get(address);
  return cities.find(({ id }) => id === former);
}

export async function findCity(db: Connection, slug: string): Promise<City | undefined> {
  const city = await findStoredCity(db, slug);
  return city && asCity(city);
}

/** One that can be chosen for a new card. */
export async function isCityOffered(db: Connection, slug: string): Promise<boolean> {
  const city = await findStoredCity(db, slug);
  return city !== undefined && !city.hidden;
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

/** With what only its own page tells. */
export async function getCityPage(db: Connection, address: string): Promise<CityPage> {
  const city = await getCity(db, address);
  const places = (await placesOfCity(db, city.slug)).filter(isOffered);
  const hasSome = (kind: Place['kind']) => places.some((place) => place.kind === kind);
  return { ...city, place_kinds: placeKinds.filter(hasSome) };
}

/** Its number in the database. */
export async function cityIdOf(db: Connection, slug: string): Promise<number> {
  const city = await findStoredCity(db, slug);
  if (!city) throw unknownCity();
  return city.id;
}

interface PlacesWanted {
  city: string;
  q?: string | undefined;
  near?: string | string[] | undefined;
  slug?: string | string[] | undefined;
  limit: number;
  /** With those that are not offered any more. */
  hidden?: 'yes' | undefined;
}

/** By the alphabet, a station before the district of its name; with `q` those with such a word. */
export async function listPlaces(
  db: Connection,
  { city: address, q = '', near, slug, limit, hidden }: PlacesWanted,
): Promise<Place[]> {
  // Kept for cities only, not for whatever stands in an address.
  const city = (await findCity(db, address))?.slug;
  if (city === undefined) return [];
  if (near) return (await stationsNear(db, city, [near].flat())).slice(0, limit);
  const beginning = beginningOf(bareName(q));
  if (!beginning) {
    const all = await placesOfCity(db, city);
    const named = slug === undefined ? all : all.filter((one) => [slug].flat().includes(one.slug));
    return (hidden ? named : named.filter(isOffered)).slice(0, limit);
  }
  const places = await storedPlaces(db, city)
    .where('hidden', '=', false)
    .where(hasWord(beginning))
    .orderBy(beginsWith(beginning), 'desc')
    .orderBy('search_name')
    .orderBy('kind', 'desc')
    .limit(limit)
    .execute();
  return places.map(toPlace);
}

const isOffered = ({ hidden }: Place) => !hidden;

const placesOfCity = cachedFact('cities', async (db, city: string) => {
  const places = await storedPlaces(db, city)
    .orderBy('search_name')
    .orderBy('kind', 'desc')
    .execute();
  return places.map(toPlace);
});

/** Within two stops, the nearest first. */
async function stationsNear(db: Connection, city: string, from: string[]): Promise<Place[]> {
  const places = (await placesOfCity(db, city)).filter(isOffered);
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
    .select(['kind', 'slug', 'name', 'line', 'hidden'])
    .where('city_id', '=', (query) =>
      query.selectFrom('cities').select('id').where('slug', '=', city),
    );
}

function beginsWith(beginning: string): RawBuilder<boolean> {
  return sql`search_name like ${`${beginning}%`}`;
}

/** The name, or a word of it, begins so. */
export function hasWord(beginning: string): RawBuilder<boolean> {
  return sql`(${beginsWith(beginning)}
    or search_name like ${`% ${beginning}%`}
    or search_name like ${`%-${beginning}%`})`;
}
