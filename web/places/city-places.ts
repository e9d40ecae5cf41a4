import { listPlaces, placesAtMost, type Place } from '#contract/places.ts';
import type { Api } from '#web/lib/api/api.ts';

/** A tab asks for a city once; a page on the server has an api, and so a memory, of its own. */
const known = new WeakMap<Api, Map<string, Promise<Place[]>>>();

/** Those of these addresses: a list needs what was chosen, and no whole city for it. */
export async function namedPlaces(api: Api, city: string, slugs: string[]): Promise<Place[]> {
  if (slugs.length === 0) return [];
  const all = known.get(api)?.get(city);
  if (all) return (await all).filter(({ slug }) => slugs.includes(slug));
  return askFor(api, { city, slug: slugs });
}

/** All stations and districts of a city, by the alphabet; most cities have none. */
export function cityPlaces(api: Api, city: string): Promise<Place[]> {
  const cities = known.get(api) ?? new Map<string, Promise<Place[]>>();
  known.set(api, cities);
  const places = cities.get(city) ?? askFor(api, { city });
  cities.set(city, places);
  places.catch(() => cities.delete(city));
  return places;
}

async function askFor(api: Api, wanted: { city: string; slug?: string[] }): Promise<Place[]> {
  const { data } = await api.call(listPlaces, {
    query: { ...wanted, limit: placesAtMost, hidden: 'yes' },
  });
  return data;
}

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** Those whose name, or a word of it, begins so (ё = е). */
export function placesLike(places: readonly Place[], text: string): Place[] {
  const wanted = plain(text.trim());
  return places.filter(({ name }) => {
    const words = plain(name);
    return [words, ...words.split(/[\s-]+/)].some((word) => word.startsWith(wanted));
  });
}
