import { sql } from 'kysely';
import type { TariffContent } from '#contract/tariffs.ts';
import type { Connection, Database } from '#server/platform/database.ts';
import { categories } from './categories.ts';
import { readCities } from './cities.ts';
import { readCityPlaces } from './city-places.ts';
import { takeUnseeded } from './seeded.ts';
import { seedPublicTexts } from './public-texts.ts';
import { definitionSets } from './questions/sets.ts';
import { nextTariffs, tariffContents, tariffs } from './tariffs.ts';
import { readStationLinks } from './station-links.ts';
import { searchPhrases } from './search-phrases.ts';
import { wordRewrites } from './word-rewrites.ts';

/**
 * Seeds a database with the starting content. What is already there stays as the back office or the
 * operator has made it.
 */
export async function seedContent(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await seedCities(transaction);
    await seedCityPlaces(transaction);
    await seedStationLinks(transaction);
    await seedCategories(transaction);
    await seedDefinitions(transaction);
    await seedPublicTexts(transaction);
    await seedTariffs(transaction);
    await seedWordRewrites(transaction);
    await seedSearchPhrases(transaction);
  });
}

/** With the mark of what is seeded once, and is there already where a start before knew no marks. */
const keyed = <Row extends object>(rows: Row[], keyOf: (row: Row) => string) =>
  rows.map((row) => ({ key: keyOf(row), row }));

async function seedCities(db: Connection): Promise<void> {
  const cities = await takeUnseeded(
    db,
    'city',
    keyed(readCities(), ({ slug }) => slug),
  );
  if (cities.length === 0) return;
  await db
    .insertInto('cities')
    .values(cities.map(({ row: { timezone: time_zone, ...city } }) => ({ ...city, time_zone })))
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
}

async function seedCityPlaces(db: Connection): Promise<void> {
  const stored = await db.selectFrom('cities').select(['id', 'slug']).execute();
  const ids = new Map(stored.map(({ id, slug }) => [slug, id]));
  const known = readCityPlaces().filter(({ city }) => ids.has(city));
  const places = await takeUnseeded(
    db,
    'place',
    keyed(known, ({ city, kind, slug }) => `${city}/${kind}/${slug}`),
  );
  const rows = places.flatMap(({ row: { city, ...place } }) => {
    const city_id = ids.get(city);
    return city_id === undefined ? [] : [{ city_id, ...place }];
  });
  if (rows.length === 0) return;
  await db
    .insertInto('city_places')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function seedStationLinks(db: Connection): Promise<void> {
  const links = await takeUnseeded(
    db,
    'station-link',
    keyed(readStationLinks(), ({ city, one, other }) => `${city} ${one} ${other}`),
  );
  if (links.length === 0) return;
  const stored = await db
    .selectFrom('city_places as place')
    .innerJoin('cities', 'cities.id', 'place.city_id')
    .select(['place.id', 'place.name', 'cities.slug as city'])
    .where('place.kind', '=', 'metro')
    .execute();
  const ids = new Map(stored.map(({ id, name, city }) => [`${city} ${name}`, id]));
  const rows = links.flatMap(({ row: { city, one, other } }) => {
    const ends = [ids.get(`${city} ${one}`), ids.get(`${city} ${other}`)];
    // One of them has another name by now, or is gone.
    if (ends.includes(undefined)) return [];
    const [one_id = 0, other_id = 0] = ends.map(Number).toSorted((a, b) => a - b);
    return [{ one_id, other_id }];
  });
  if (rows.length === 0) return;
  await db
    .insertInto('station_links')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function seedCategories(db: Connection): Promise<void> {
  const rows = await takeUnseeded(
    db,
    'category',
    keyed(categories, ({ slug }) => slug),
  );
  if (rows.length === 0) return;
  await db
    .insertInto('categories')
    .values(
      rows.map(({ row: { slug, name, forms, position, without } }) => ({
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

async function seedDefinitions(db: Connection): Promise<void> {
  const stored = await db.selectFrom('categories').select(['id', 'slug']).execute();
  const ids = new Map<string | null, number | null>(stored.map(({ id, slug }) => [slug, id]));
  ids.set(null, null);
  const all = definitionSets
    .filter(({ category }) => ids.has(category))
    .flatMap(({ category, kind, definitions }) =>
      definitions.map((definition) => ({ category, kind, definition })),
    );
  const questions = await takeUnseeded(
    db,
    'question',
    keyed(all, ({ category, kind, definition }) => `${category ?? ''}/${kind}/${definition.key}`),
  );
  if (questions.length === 0) return;
  const rows = questions.map(({ row: { category, kind, definition } }) => ({
    ...definition,
    category_id: ids.get(category) ?? null,
    kind,
    options: JSON.stringify(definition.options),
  }));
  await db
    .insertInto('attribute_definitions')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['category_id', 'kind', 'key']).doNothing())
    .execute();
}

async function seedTariffs(db: Connection): Promise<void> {
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
  for (const [slug, next] of Object.entries(nextTariffs)) {
    await db
      .updateTable('tariffs')
      .set({ next_tariff_id: db.selectFrom('tariffs').select('id').where('slug', '=', next) })
      .where('slug', '=', slug)
      .where('next_tariff_id', 'is', null)
      .execute();
  }
  const texts = Object.entries(tariffContents) as [keyof typeof tariffContents, TariffContent][];
  await db
    .insertInto('tariff_contents')
    .values(texts.map(([role, content]) => ({ role, content: JSON.stringify(content) })))
    .onConflict((conflict) => conflict.column('role').doNothing())
    .execute();
}

/**
 * What words mean to the search is no text of the back office: a new release may have learned
 * better, and its meanings take the place of those before, but for an operator's own.
 */
async function seedWordRewrites(db: Connection): Promise<void> {
  const stem = (word: string) => sql`plainto_tsquery('russian', ${sql.ref(word)})`;
  // By stems: the rows of all forms of a word make one.
  await sql`
    with ours as (
      select target, coalesce(string_agg(distinct meaning::text, ' | '), '')::tsquery as substitute
      from (
        select ${stem('row.word')} as target, ${stem('row.meaning')} as meaning
        from jsonb_to_recordset(${JSON.stringify(wordRewrites)}::jsonb)
          as row(word text, meaning text)
      ) as stems
      where numnode(target) > 0
      group by target
    ), gone as (
      delete from word_rewrites
      where not by_operator and not exists (select from ours where ours.target = word_rewrites.target)
    )
    insert into word_rewrites as known (target, substitute)
    select target, substitute from ours
    on conflict (target) do update set substitute = excluded.substitute
    where not known.by_operator and known.substitute <> excluded.substitute`.execute(db);
}

async function seedSearchPhrases(db: Connection): Promise<void> {
  await sql`
    with ours as (
      select * from jsonb_to_recordset(${JSON.stringify(searchPhrases)}::jsonb)
        as row(phrase text, words text, terms text[])
    ), gone as (
      delete from search_phrases
      where not by_operator and not exists (select from ours where ours.phrase = search_phrases.phrase)
    )
    insert into search_phrases as known (phrase, words, terms)
    select phrase, words, terms from ours
    on conflict (phrase) do update set words = excluded.words, terms = excluded.terms
    where not known.by_operator
      and (known.words, known.terms) is distinct from (excluded.words, excluded.terms)`.execute(db);
}
