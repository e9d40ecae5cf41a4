import { sql, type SqlBool } from 'kysely';
import type { SearchQuery } from '#contract/card-search.ts';
import type { CardKind } from '#contract/categories.ts';
import type { AttributeDefinition } from '#contract/attributes.ts';
import { guessPerHour } from '#contract/pay-per-hour.ts';
import { getCategory, listDefinitions } from '#server/categories/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { cityIdOf } from '#server/places/queries.ts';
import { termsBetween } from '../indexing/number-terms.rules.ts';
import { type Filter, filtersOf } from './filters.rules.ts';
import { photoTerm } from '../indexing/rules.ts';
import { type Reading, readTyped } from '../query-parsing/read-typed.queries.ts';
import { readTexts, readWords, type Words } from './words.queries.ts';

export interface Conditions {
  kind: CardKind;
  cityId: number | null;
  categoryId: number | null;
  /** Null: no words, or none that say anything. */
  words: Words | null;
  /** What was meant by them. */
  reading: Reading;
  /** Rubles. */
  payFrom: number | null;
  payTo: number | null;
  /** Sums are compared as they are named, or those of all units by what they make an hour. */
  payAs: 'named' | 'per_hour';
  filters: Filter[];
  /** Questions that can be asked here. */
  definitions: AttributeDefinition[];
}

export async function conditionsOf(
  db: Connection,
  kind: CardKind,
  query: SearchQuery,
): Promise<Conditions> {
  const [cityId, category] = await Promise.all([
    query.city === undefined ? null : cityIdOf(db, query.city),
    query.category === undefined ? null : getCategory(db, query.category),
  ]);
  const reading = await readTyped(db, query.q ?? '', {
    kind,
    categoryId: category?.id ?? null,
    cityId,
  });
  const words = await readWords(db, reading.text);
  // No category has the number 0: without one there are the questions common to all.
  const definitions = await listDefinitions(db, category?.id ?? 0, kind);
  const hasUnit = query.pay_unit !== undefined;
  // What is only said among words has its unit there, or is one of several readings.
  const hasSum = query.pay_from !== undefined || query.pay_to !== undefined;
  return {
    kind,
    cityId: cityId ?? reading.city?.id ?? null,
    categoryId: category?.id ?? null,
    words,
    reading,
    payFrom: query.pay_from ?? reading.pay?.from ?? null,
    payTo: query.pay_to ?? reading.pay?.to ?? null,
    payAs: hasUnit || !hasSum ? 'named' : 'per_hour',
    filters: [
      ...filtersOf(query, definitions),
      ...(reading.cities ? [{ by: 'cities' as const, keys: [], ids: reading.cities }] : []),
      ...(await choicesOf(db, reading)),
    ],
    definitions,
  };
}

/**
 * A choice that was said in one word is as good when it stands in the text of a card; but every tutor
 * has answered which subjects, and one of mathematics may write of a pupil's Russian.
 */
async function choicesOf(db: Connection, { parts }: Reading): Promise<Filter[]> {
  const choices = parts.filter(
    ({ as, terms }) => (as === 'choice' || as === 'place') && terms.length > 0,
  );
  const texts = await readTexts(
    db,
    choices.map(({ text, terms }) =>
      /^\p{L}{4,}$/u.test(text) && !terms.every(isAlwaysAnswered) ? text : '',
    ),
  );
  return choices.map(({ terms }, at) => ({
    by: 'terms',
    keys: [],
    terms,
    orWords: texts[at]?.wide,
  }));
}

const isAlwaysAnswered = (term: string) => term.startsWith('subjects:');

type Area = Pick<Conditions, 'kind' | 'cityId' | 'categoryId'> & Partial<Conditions>;
export type Matching = ReturnType<typeof matching>;

/** Published cards that meet the conditions, in no order. */
export function matching(db: Pick<Connection, 'selectFrom'>, conditions: Area) {
  const { kind, cityId, categoryId, words, filters = [] } = conditions;
  const isIndexed = !!words || filters.some(({ by }) => by !== 'fresh');
  return db
    .selectFrom('cards')
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null)
    .where('kind', '=', kind)
    .where((eb) =>
      eb.and([
        ...(cityId === null ? [] : [eb('city_id', '=', cityId)]),
        ...(categoryId === null ? [] : [eb('category_id', '=', categoryId)]),
        ...(words ? [sql<SqlBool>`words @@ ${words.wide}::tsquery`] : []),
        ...(words || filters.some(hasWords) ? [hardToCheck] : []),
        ...payWithin(conditions),
        ...filters.flatMap((filter) =>
          filter.by === 'cities'
            ? inCities(filter.ids, conditions)
            : filter.by === 'categories'
              ? [sql<SqlBool>`category_id = any(${filter.ids}::integer[])`]
              : conditionsOn(filter, isIndexed),
        ),
        ...(isIndexed ? inArea(conditions) : []),
      ]),
    );
}

function payWithin({ payFrom, payTo, payAs }: Area) {
  const isNamed = payAs !== 'per_hour';
  const kopecks = (roubles: number) =>
    Math.round((isNamed ? roubles : guessPerHour(roubles)) * 100);
  const [most, least] = isNamed
    ? (['most_pay', 'least_pay'] as const)
    : (['most_pay_per_hour', 'least_pay_per_hour'] as const);
  return [
    ...(payFrom ? [sql<SqlBool>`${sql.ref(most)} >= ${kopecks(payFrom)}`] : []),
    ...(payTo ? [sql<SqlBool>`${sql.ref(least)} <= ${kopecks(payTo)}`] : []),
  ];
}

/** The same once more, for the index of words and answers: there a place is one list of cards. */
function inArea({ kind, cityId, categoryId }: Area) {
  if (cityId === null && categoryId === null) return [];
  const code = sql`area_code(${kind}, ${cityId}::integer, ${categoryId}::integer)`;
  return [sql<SqlBool>`area_codes(kind, city_id, category_id) @> array[${code}]`];
}

/** Any of several, by the same index. */
function inCities(ids: number[], { kind, categoryId }: Area) {
  const codes = ids.map((id) => sql`area_code(${kind}, ${id}::integer, ${categoryId}::integer)`);
  return [
    sql<SqlBool>`city_id = any(${ids}::integer[])`,
    sql<SqlBool>`area_codes(kind, city_id, category_id) && array[${sql.join(codes)}]::bigint[]`,
  ];
}

/**
 * The planner takes reading a long text for nothing and would look for words card by card. It is
 * told that this is costly, so that it asks the index.
 */
const hardToCheck = sql<SqlBool>`worth_an_index(id)`;

/** The newest of them, in order. */
export function newestFirst(found: Matching): Matching {
  return found.orderBy(sql`published_at desc, id desc`);
}

const hasWords = (filter: Filter) => filter.by === 'terms' && filter.orWords !== undefined;

/** Texts have to be read to meet them. */
export const asksWords = ({ words, filters }: Conditions): boolean =>
  words !== null || filters.some(hasWords);

/**
 * Keeps the filters that words may meet as well out of the scan of the GIN index when there are
 * words to look for: the index finds the words, and each found card is then checked by its row.
 * For `filter OR words` the index would be scanned twice, which is cheaper only where far more
 * cards have the words than meet the filter.
 */
export function byWordsAlone(conditions: Conditions): Conditions {
  if (!conditions.words) return conditions;
  const filters = conditions.filters.map((one) =>
    one.by === 'terms' && one.orWords ? { ...one, isRead: true as const } : one,
  );
  return { ...conditions, filters };
}

/** The same place, whatever is looked for there; but as new as it has to be. */
export function areaOf(conditions: Conditions): Conditions {
  const filters = conditions.filters.filter(({ by }) => by === 'fresh');
  return { ...conditions, words: null, payFrom: null, payTo: null, filters };
}

/** Nothing but what the indexes of the newest begin with. */
export function isAreaOnly({ words, payFrom, payTo, filters }: Conditions): boolean {
  return !words && !payFrom && !payTo && filters.every(({ by }) => by === 'fresh');
}

/** Nothing but what the indexes of pay tell, which are of the whole country. */
export function isPayOnly({ cityId, categoryId, words, filters }: Conditions): boolean {
  const isEverywhere = cityId === null && categoryId === null;
  return isEverywhere && !words && filters.every(({ by }) => by === 'pay_unit');
}

/**
 * Pictures of a resume are shown with its owner's consent only; no other kind has any, and the
 * planner, told so, looks for none.
 */
export const showsPictures = sql<SqlBool>`kind = 'resume' and exists (
  select from consents
  where consents.user_id = owner_id and consents.kind = 'distribution'
    and consents.withdrawn_at is null
)`;

/** Bounds that no answer reaches stand for «from any» and «up to any». */
const endless = 1_000_000_000_000;

function conditionsOn(
  filter: Exclude<Filter, { by: 'cities' | 'categories' }>,
  isIndexed: boolean,
) {
  if (filter.by === 'terms') {
    const { terms, orWords, isRead } = filter;
    const isIn = orWords && sql<SqlBool>`words @@ ${orWords}::tsquery`;
    if (!isIn) return [anyTerm(terms)];
    const either = sql<SqlBool>`(${anyTerm(terms)} or ${isIn})`;
    return [isRead ? sql<SqlBool>`${either} is true` : either];
  }
  if (filter.by === 'photo') return [anyTerm([photoTerm]), showsPictures];
  // The column, not its term: the indexes of pay have it beside them.
  if (filter.by === 'pay_unit') return [sql<SqlBool>`pay_unit = any(${filter.units})`];
  if (filter.by === 'fresh') {
    // Reading off the index who is new takes longer than asking the few that have all the rest.
    const time = isIndexed ? sql`published_at + interval '0'` : sql`published_at`;
    return [sql<SqlBool>`${time} >= ${filter.since}`];
  }
  const { by, from, to } = filter;
  const [key = ''] = filter.keys;
  const steps =
    by === 'number'
      ? [anyTerm(termsBetween(key, from, to))]
      : [
          anyTerm(termsBetween(`${key}.from`, null, to)),
          anyTerm(termsBetween(`${key}.to`, from, null)),
        ];
  const path = `$."${key}" ? (${by === 'number' ? within : overlaps})`;
  const bounds = JSON.stringify({ from: from ?? -endless, to: to ?? endless });
  return [...steps, sql<SqlBool>`jsonb_path_exists(numbers, ${path}::jsonpath, ${bounds}::jsonb)`];
}

const anyTerm = (terms: string[]) => sql<SqlBool>`codes && term_codes(${terms})`;

const within = '@ >= $from && @ <= $to';
const overlaps = '(@.from == null || @.from <= $to) && (@.to == null || @.to >= $from)';

/** The category that the words name, where the search is not in one already. */
export function namedCategory({ categoryId, reading }: Conditions): number | null {
  return categoryId === null ? reading.categoryId : null;
}
