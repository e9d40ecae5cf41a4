import { sql } from 'kysely';
import type { City } from '#contract/places.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';

const columns = ['slug', 'name', 'region', 'genitive', 'prepositional'] as const;

/** Big cities first; with `q` those whose name, or a word of it, begins so (ё = е). */
export async function listCities(
  db: Connection,
  { q, limit }: { q: string | undefined; limit: number },
): Promise<City[]> {
  const cities = db.selectFrom('cities').select(columns).limit(limit);
  if (!q) return cities.orderBy('population', 'desc').execute();
  const beginning = q
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[\\%_]/g, String.raw`\$&`);
  return cities
    .where((where) =>
      where.or([
        where('search_name', 'like', `${beginning}%`),
        where('search_name', 'like', `% ${beginning}%`),
        where('search_name', 'like', `%-${beginning}%`),
      ]),
    )
    .orderBy(sql`search_name like ${`${beginning}%`}`, 'desc')
    .orderBy('population', 'desc')
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
