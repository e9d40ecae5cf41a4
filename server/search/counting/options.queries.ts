import { sql } from 'kysely';
import type { OptionCounts, SearchQuery } from '#contract/card-search.ts';
import type { CardKind } from '#contract/categories.ts';
import type { Connection } from '#server/platform/database.ts';
import { ttlCache } from '#server/platform/cache/ttl-cache.ts';
import {
  type Conditions,
  conditionsOf,
  isAreaOnly,
  showsPictures,
  namedCategory,
} from '../matching/queries.ts';
import { countFresh, estimateFresh, type Fresh } from './freshness.queries.ts';
import { findNewest, type Newest } from '../ordering/newest.queries.ts';
import { enough, namedIn, relax } from '../suggestions/relaxed.queries.ts';
import { type Filter } from '../matching/filters.rules.ts';
import { photoTerm } from '../indexing/rules.ts';
import { nameOf } from '../matching/samples.queries.ts';
import { choicesOf, countsOf, freshCountsOf, type Tally } from './options.rules.ts';

/** More cards than this are not looked at one by one: the newest stand for all. */
const talliedAtMost = 1000;

/** How many cards each choice would leave; a choice within one question widens it. */
export async function countOptions(
  db: Connection,
  kind: CardKind,
  query: SearchQuery,
): Promise<OptionCounts> {
  const find = finding(db);
  const conditions = await listedBy(db, await conditionsOf(db, kind, query), find);
  const { filters, definitions, cityId } = conditions;
  const choices = choicesOf(definitions, cityId === null ? [] : await placesOf(db, cityId));
  const terms = [...choices].flatMap(([key, values]) => values.map((value) => `${key}:${value}`));
  const ever = { ...conditions, filters: filters.filter(({ by }) => by !== 'fresh') };
  const unitTerms = terms.filter((term) => term.startsWith('pay_unit:'));
  const [fresh, overall, byUnit, ...widened] = await Promise.all([
    tallyFresh(db, ever, find),
    tally(db, conditions, terms, find),
    // Whoever chooses a unit has the sums compared as they are named.
    conditions.payAs === 'named'
      ? null
      : tally(db, { ...conditions, payAs: 'named' }, unitTerms, find),
    ...filters.map(async (filter) => {
      const ofFilter = termsOf(filter, terms);
      // Numbers have no choices.
      return ofFilter.length === 0
        ? nothing
        : tally(db, without(conditions, filter), ofFilter, find);
    }),
  ]);
  const tallyFor = (key: string) =>
    widened[filters.findIndex(({ keys }) => keys.includes(key))] ??
    ((key === 'pay_unit' && byUnit) || overall);
  const estimated = [...choices.keys()].filter((key) => tallyFor(key).each !== 1);
  return {
    data: { ...countsOf(choices, tallyFor), ...freshCountsOf(fresh) },
    is_exact: estimated.length === 0 && fresh.isExact,
    estimated: [...estimated, ...(fresh.isExact ? [] : ['fresh'])],
  };
}

type Find = (conditions: Conditions) => Promise<Newest>;

const sample = { offset: 0, limit: talliedAtMost, isSample: true } as const;

/** What several counts are made of is looked for once. */
function finding(db: Connection): Find {
  const found = new Map<string, Promise<Newest>>();
  return (conditions) => {
    const name = nameOf(conditions);
    const wanted = { ...sample, categoryId: namedCategory(conditions) };
    const newest = found.get(name) ?? findNewest(db, conditions, wanted);
    found.set(name, newest);
    return newest;
  };
}

const nothing: Tally = { counts: new Map(), each: 1 };

const keptFresh = ttlCache<Fresh>(1000);

/** The newest cards cannot stand for all of them here: their age is what is asked for. */
async function tallyFresh(db: Connection, conditions: Conditions, find: Find): Promise<Fresh> {
  const [kept, name] = [keptFresh(db), nameOf(conditions)];
  const known = kept.get(name);
  if (known) return known;
  const share = isAreaOnly(conditions) ? null : (await find(conditions)).share;
  const fresh = await (share === null
    ? countFresh(db, conditions)
    : estimateFresh(db, conditions, share));
  if (!fresh.isExact) kept.set(name, fresh);
  return fresh;
}

/** The list may show more than what was asked for, and these are the counts of what it shows. */
async function listedBy(db: Connection, asked: Conditions, find: Find): Promise<Conditions> {
  if (asked.reading.parts.length === 0) return asked;
  const named = await namedIn(db, asked, await find(asked));
  const relaxed = named < enough ? await relax(db, asked, named) : null;
  return relaxed?.steps.at(-1) ?? asked;
}

async function placesOf(db: Connection, cityId: number) {
  return db
    .selectFrom('city_places')
    .select(['kind', 'slug'])
    .where('city_id', '=', cityId)
    .execute();
}

function without(conditions: Conditions, filter: Filter): Conditions {
  return { ...conditions, filters: conditions.filters.filter((one) => one !== filter) };
}

function termsOf({ keys }: Filter, terms: string[]): string[] {
  return terms.filter((term) => keys.some((key) => term.startsWith(`${key}:`)));
}

const keptTallies = ttlCache<Tally>(1000);

/** How many cards have each of the terms. What is estimated may be a minute old. */
async function tally(
  db: Connection,
  conditions: Conditions,
  terms: string[],
  find: Find,
): Promise<Tally> {
  const kept = keptTallies(db);
  const name = `${nameOf(conditions)} ${terms[0]} ${terms.length}`;
  const known = kept.get(name);
  if (known) return known;
  const newest = await find(conditions);
  const counts = await countTerms(db, newest.ids, terms);
  // The newest stand for all that were found.
  const each = Math.max(1, newest.estimate / Math.max(1, newest.ids.length));
  if (each !== 1) kept.set(name, { counts, each });
  return { counts, each };
}

async function countTerms(
  db: Connection,
  ids: number[],
  terms: string[],
): Promise<Tally['counts']> {
  const { rows } = await sql<{ term: string; count: number }>`
    select term, count
    from (
      select code, count(*)::int as count
      from cards, unnest(codes) as code
      where id = any(${ids}::bigint[])
        and code = any(term_codes(${terms}))
        and (code <> term_code(${photoTerm}) or ${showsPictures})
      group by code
    ) as counted
    join unnest(${terms}::text[]) as term on term_code(term) = code`.execute(db);
  return new Map(rows.map(({ term, count }) => [term, count]));
}
