import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import { type CityMeaning, regionsOf, type Spot, withNeighbours } from './place-names.rules.ts';
import type { Spoken } from './known-phrases.rules.ts';
import {
  type Asking,
  type Label,
  type Named,
  vocabularyOf,
  type Vocabulary,
  type MatchedOption,
} from './vocabulary.rules.ts';
import { stemsOf } from './stems.queries.ts';
import { wordsOf } from './tokens.rules.ts';

const goodForMs = 60_000;

interface Loaded {
  vocabulary: Vocabulary;
  /** See `editionOf`. */
  edition: string;
}

/** One for each database: the words are everybody's and seldom change. */
const kept = new WeakMap<Connection, { since: number; loaded: Promise<Loaded> }>();

/** The words that this product knows: of its categories, choices, cities and stations. */
export async function getVocabulary(db: Connection): Promise<Vocabulary> {
  const now = Date.now();
  const held = kept.get(db);
  if (held && now - held.since < goodForMs) return (await held.loaded).vocabulary;
  const loaded = loadNewest(db, held?.loaded);
  kept.set(db, { since: now, loaded });
  loaded.catch(() => kept.delete(db));
  return (await loaded).vocabulary;
}

/** Words have changed. */
export const forgetVocabulary = (db: Connection): void => void kept.delete(db);

/** To make it keeps the process busy for a quarter of a second, so it is made when words have changed only. */
async function loadNewest(db: Connection, before?: Promise<Loaded>): Promise<Loaded> {
  const edition = await editionOf(db);
  const last = await before;
  if (last?.edition === edition) return last;
  return { edition, vocabulary: await loadVocabulary(db) };
}

const sources = [
  'categories',
  'attribute_definitions',
  'cities',
  'city_places',
  'search_phrases',
  'word_rewrites',
] as const;

/** Another one whenever a row is another one that the vocabulary may be made of. */
async function editionOf(db: Connection): Promise<string> {
  const sums = sources.map((table) => {
    const row = sql.table(table);
    return sql`(select sum(hashtextextended(${row}::text, 0)) from ${row})`;
  });
  const { rows } = await sql<{ edition: string }>`
    select concat_ws(' ', ${sql.join(sums)}) as edition`.execute(db);
  return rows[0]?.edition ?? '';
}

async function loadVocabulary(db: Connection): Promise<Vocabulary> {
  const [categories, questions, towns, places, phrases, rewrites] = await Promise.all([
    listCategories(db),
    listQuestions(db),
    listTowns(db),
    listPlaces(db),
    listPhrases(db),
    listRewritten(db),
  ]);
  const options = optionsOf(questions);
  const cities = towns.flatMap(({ id, slug, near, name, prepositional, population }) =>
    [name, prepositional].map((text) => ({ text, means: { id, slug, near }, population })),
  );
  const regions = regionsOf(towns);
  const said = phrases.flatMap(({ words }) => words);
  const named = [...categories, ...options, ...cities, ...regions].flatMap(({ text }) =>
    wordsOf(text),
  );
  const ofWork = new Set([...named, ...said]);
  const ofPlaces = new Set(
    places.flatMap(({ name }) => wordsOf(name)).filter((word) => !ofWork.has(word)),
  );
  const words = [...new Set([...named, ...ofPlaces, ...said])];
  const labels = labelsOf(questions);
  const inLabels = labels.flatMap(({ text }) => wordsOf(text));
  const stems = await stemsOf(db, [...new Set([...words, ...inLabels])]);
  return vocabularyOf({
    words,
    places: ofPlaces,
    stems,
    categories,
    options,
    cities,
    regions,
    spots: spotsOf(places, cities),
    phrases,
    rewrites,
    asks: asksOf(questions),
    labels,
  });
}

async function listCategories(db: Connection): Promise<Named<number>[]> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'forms'])
    .orderBy('position')
    .execute();
  return rows.flatMap(({ id, forms }) =>
    Object.values(forms).map((text: string) => ({ text, means: id })),
  );
}

type Question = Awaited<ReturnType<typeof listQuestions>>[number];

async function listQuestions(db: Connection) {
  return db
    .selectFrom('attribute_definitions')
    .select(['key', 'label', 'type', 'options', 'kind', 'category_id as categoryId', 'filterable'])
    .select('hidden')
    .execute();
}

function optionsOf(questions: Question[]): Named<Omit<MatchedOption, 'stems'>>[] {
  return questions
    .filter(({ filterable, hidden }) => filterable && !hidden)
    .flatMap(({ key, options, kind, categoryId }) =>
      options.filter(isOffered).map(({ value, label }) => ({
        text: label,
        means: { term: `${key}:${value}`, kind, categoryId },
      })),
    );
}

const isOffered = ({ hidden }: Question['options'][number]) => !hidden;

function asksOf(questions: Question[]): Map<string, Asking[]> {
  const asks = new Map<string, Asking[]>();
  for (const { key, options, kind, categoryId } of questions) {
    const names =
      options.length > 0 ? [`${key}:`, ...options.map(({ value }) => `${key}:${value}`)] : [key];
    for (const name of names) asks.set(name, [...(asks.get(name) ?? []), { kind, categoryId }]);
  }
  return asks;
}

const isNone = (value: string) => /^(?:no|none|any)$/.test(value);

/** A refusal speaks of what is refused. */
function labelsOf(questions: Question[]): Label[] {
  return questions.flatMap(({ key, label, type, options, kind, categoryId }) => {
    const asking = { kind, categoryId };
    const answers = options.filter(({ value }) => !isNone(value));
    const terms =
      type === 'yes_no' ? [`${key}:yes`] : answers.map(({ value }) => `${key}:${value}`);
    return [
      { text: label, asking, terms },
      ...answers.map((one) => ({ text: one.label, asking, terms: [`${key}:${one.value}`] })),
    ];
  });
}

async function listTowns(db: Connection) {
  const rows = await db
    .selectFrom('cities')
    .select(['id', 'slug', 'name', 'prepositional', 'population', 'region', 'lat', 'lon'])
    .orderBy('population', 'desc')
    .execute();
  return withNeighbours(rows);
}

async function listPlaces(db: Connection) {
  return db
    .selectFrom('city_places')
    .select(['city_id', 'kind', 'slug', 'name'])
    .where('hidden', '=', false)
    .orderBy('id')
    .execute();
}

function spotsOf(
  places: Awaited<ReturnType<typeof listPlaces>>,
  cities: Named<CityMeaning>[],
): Named<Omit<Spot, 'isShort'>>[] {
  const cityOf = new Map(cities.map(({ means }) => [means.id, means]));
  return places.flatMap(({ city_id: cityId, kind, slug, name }) => {
    const city = cityOf.get(cityId);
    return city ? [{ text: name, means: { city, term: `${kind}:${slug}` } }] : [];
  });
}

/** Thousands: an array of text is many times as dear to read as a text. */
async function listPhrases(db: Connection): Promise<Spoken[]> {
  const rows = await db
    .selectFrom('search_phrases')
    .select(['phrase', 'words', sql<string>`array_to_string(terms, ' ')`.as('terms')])
    .execute();
  return rows.map(({ phrase, words, terms }) => ({
    words: phrase.split(' '),
    instead: words,
    terms: terms ? terms.split(' ') : [],
  }));
}

/** Stems of the words that have others for them, with those others. */
async function listRewritten(db: Connection): Promise<{ stem: string; others: string[] }[]> {
  const { rows } = await sql<{ stem: string; others: string[] }>`
    select replace(target::text, '''', '') as stem,
      regexp_split_to_array(replace(substitute::text, '''', ''), '[ &|]+') as others
    from word_rewrites`.execute(db);
  return rows;
}
