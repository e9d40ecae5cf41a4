import { sql } from 'kysely';
import type { TariffContent } from '#contract/tariffs.ts';
import type { Connection, Database } from '#server/platform/database.ts';
import { categories } from './categories.ts';
import { readCities } from './cities.ts';
import { readCityPlaces } from './city-places.ts';
import { fillPublicTexts } from './public-texts.ts';
import { definitionSets } from './questions/sets.ts';
import { tariffContents, tariffs } from './tariffs.ts';
import { searchPhrases } from './search-phrases.ts';
import { wordRewrites } from './word-rewrites.ts';

/** Lays the starting content. What is already there stays as the back office has made it. */
export async function fillContent(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await fillCities(transaction);
    await fillCityPlaces(transaction);
    await fillCategories(transaction);
    await fillDefinitions(transaction);
    await fillPublicTexts(transaction);
    await fillTariffs(transaction);
    await fillWordRewrites(transaction);
    await fillSearchPhrases(transaction);
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
      categories.map(({ slug, name, forms, position, without }) => ({
        slug,
        name,
        forms: JSON.stringify(forms),
        position,
        without,
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

async function fillTariffs(db: Connection): Promise<void> {
  await db
    .insertInto('tariffs')
    .values(
      tariffs.map((tariff, position) => ({
        ...tariff,
        included: [...tariff.included],
        position,
      })),
    )
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
  const texts = Object.entries(tariffContents) as [keyof typeof tariffContents, TariffContent][];
  await db
    .insertInto('tariff_contents')
    .values(texts.map(([role, content]) => ({ role, content: JSON.stringify(content) })))
    .onConflict((conflict) => conflict.column('role').doNothing())
    .execute();
}

/** By stems: the rows of all forms of a word make one. */
async function fillWordRewrites(db: Connection): Promise<void> {
  const stem = (word: string) => sql`plainto_tsquery('russian', ${sql.ref(word)})`;
  await sql`
    insert into word_rewrites (target, substitute)
    select target, coalesce(string_agg(distinct meaning::text, ' | '), '')::tsquery
    from (
      select ${stem('row.word')} as target, ${stem('row.meaning')} as meaning
      from jsonb_to_recordset(${JSON.stringify(wordRewrites)}::jsonb)
        as row(word text, meaning text)
    ) as stems
    where numnode(target) > 0
    group by target
    on conflict do nothing`.execute(db);
}

async function fillSearchPhrases(db: Connection): Promise<void> {
  await db
    .insertInto('search_phrases')
    .values(searchPhrases)
    .onConflict((conflict) => conflict.column('phrase').doNothing())
    .execute();
}
