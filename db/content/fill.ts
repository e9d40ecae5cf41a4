import type { Connection, Database } from '#server/platform/database.ts';
import { categories } from './categories.ts';
import { readCities } from './cities.ts';
import { readCityPlaces } from './city-places.ts';
import { definitionSets } from './questions/sets.ts';

/** Lays the starting content. What is already there stays as the back office has made it. */
export async function fillContent(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await fillCities(transaction);
    await fillCityPlaces(transaction);
    await fillCategories(transaction);
    await fillDefinitions(transaction);
  });
}

async function fillCities(db: Connection): Promise<void> {
  const rows = readCities().map(({ timezone: time_zone, ...city }) =>
    Object.assign(city, { time_zone }),
  );
  await db
    .insertInto('cities')
    .values(rows)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
}

async function fillCityPlaces(db: Connection): Promise<void> {
  const stored = await db.selectFrom('cities').select(['id', 'slug']).execute();
  const ids = new Map(stored.map(({ id, slug }) => [slug, id]));
  const rows = readCityPlaces().flatMap(({ city, ...place }) => {
    const city_id = ids.get(city);
    return city_id === undefined ? [] : [{ city_id, ...place }];
  });
  await db
    .insertInto('city_places')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['city_id', 'kind', 'name']).doNothing())
    .execute();
}

async function fillCategories(db: Connection): Promise<void> {
  await db
    .insertInto('categories')
    .values(
      categories.map(({ slug, name, forms, position }) => ({
        slug,
        name,
        forms: JSON.stringify(forms),
        position,
      })),
    )
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
}

async function fillDefinitions(db: Connection): Promise<void> {
  const stored = await db.selectFrom('categories').select(['id', 'slug']).execute();
  const ids = new Map(stored.map(({ id, slug }) => [slug, id]));
  const rows = definitionSets.flatMap(({ category, kind, definitions }) =>
    definitions.map((definition) => ({
      ...definition,
      category_id: category === null ? null : (ids.get(category) ?? null),
      kind,
      options: JSON.stringify(definition.options),
    })),
  );
  await db
    .insertInto('attribute_definitions')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['category_id', 'kind', 'key']).doNothing())
    .execute();
}
