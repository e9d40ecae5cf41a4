import { sql } from 'kysely';
import { countedAtMost, type OptionCounts, type SearchQuery } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { freshnesses } from '#contract/freshness.ts';
import type { Connection } from '#server/platform/database.ts';
import {
  type Conditions,
  conditionsOf,
  matching,
  meeting,
  newestOf,
  showsPictures,
} from '../matching/queries.ts';
import { amongFresh, countFresh } from '../freshness/queries.ts';
import { count } from '../queries.ts';
import { enough, relax, strictly } from '../relaxing/queries.ts';
import { type Filter, photoTerm } from '../rules.ts';
import { choicesOf, countsOf, type Tally } from './rules.ts';

/** More cards than this are not looked at one by one: the newest stand for all. */
const talliedAtMost = 1000;

/** How many cards each choice would leave; a choice within one question widens it. */
export async function countOptions(
  db: Connection,
  kind: CardKind,
  query: SearchQuery,
): Promise<OptionCounts> {
  const conditions = await listedBy(db, await conditionsOf(db, kind, query));
  const { filters, definitions, cityId } = conditions;
  const choices = choicesOf(definitions, cityId === null ? [] : await placesOf(db, cityId));
  const terms = [...choices].flatMap(([key, values]) => values.map((value) => `${key}:${value}`));
  const [fresh, overall, ...widened] = await Promise.all([
    tallyFresh(db, conditions),
    tally(db, conditions, terms),
    ...filters.map((filter) => tally(db, without(conditions, filter), termsOf(filter, terms))),
  ]);
  const tallyFor = (key: string) =>
    widened[filters.findIndex(({ keys }) => keys.includes(key))] ?? overall;
  const estimated = [...choices.keys()].filter((key) => tallyFor(key).each !== 1);
  return {
    data: { ...countsOf(choices, tallyFor), ...fresh.data },
    is_exact: estimated.length === 0 && fresh.isExact,
    estimated: [...estimated, ...(fresh.isExact ? [] : ['fresh'])],
  };
}

/** The newest cards cannot stand for all of them here: their age is what is asked for. */
async function tallyFresh(
  db: Connection,
  conditions: Conditions,
): Promise<{ data: OptionCounts['data']; isExact: boolean }> {
  const counted = await countFresh(db, conditions);
  const totals = await Promise.all(
    freshnesses.map(async (one) => {
      const total = await totalOf(db, amongFresh(conditions, one), counted[one]);
      return [one, total] as const;
    }),
  );
  const some = Object.fromEntries(totals.filter(([, total]) => total > 0));
  return {
    data: Object.keys(some).length > 0 ? { fresh: some } : {},
    isExact: Math.max(...Object.values(counted)) <= countedAtMost,
  };
}

/** The list may show more than what was asked for, and these are the counts of what it shows. */
async function listedBy(db: Connection, conditions: Conditions): Promise<Conditions> {
  if (conditions.reading.parts.length === 0) return conditions;
  const few = await matching(db, strictly(conditions)).select('id').limit(enough).execute();
  const relaxed = few.length < enough ? await relax(db, conditions, few.length) : null;
  return relaxed?.conditions ?? conditions;
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

/** How many cards have each of the terms. */
async function tally(db: Connection, conditions: Conditions, terms: string[]): Promise<Tally> {
  // Numbers have no choices.
  if (terms.length === 0) return { counts: new Map(), each: 1 };
  const { all: counted } = await count(db, conditions);
  const sample = newestOf(db, conditions, { counted, wanted: talliedAtMost })
    .select(['codes', 'kind', 'owner_id'])
    .limit(talliedAtMost);
  const { rows } = await sql<{ term: string | null; count: number }>`
    with sample as materialized (${sample})
    select null as term, count(*)::int as count from sample
    union all
    select term, count
    from (
      select code, count(*)::int as count
      from sample, unnest(codes) as code
      where code = any(term_codes(${terms}))
        and (code <> term_code(${photoTerm}) or ${showsPictures})
      group by code
    ) as counted
    join unnest(${terms}::text[]) as term on term_code(term) = code`.execute(db);
  const counts = new Map(rows.flatMap(({ term, count }) => (term ? [[term, count]] : [])));
  const looked = rows.find(({ term }) => term === null)?.count ?? 0;
  const total = looked < talliedAtMost ? looked : await totalOf(db, conditions, counted);
  return { counts, each: Math.max(1, total / talliedAtMost) };
}

/** Beyond what is counted the planner of the database is asked for its guess. */
async function totalOf(db: Connection, conditions: Conditions, counted: number): Promise<number> {
  if (counted <= countedAtMost) return counted;
  const [plan] = await meeting(db, conditions)
    .select('id')
    .explain<{ 'QUERY PLAN': [Plan] }>('json');
  return Math.max(counted, plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0);
}

interface Plan {
  Plan: { 'Plan Rows': number };
}
