import { sql } from 'kysely';
import { countedAtMost, type OptionCounts, type SearchQuery } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import type { Connection } from '#server/platform/database.ts';
import {
  type Conditions,
  conditionsOf,
  type Matching,
  matching,
  newestFirst,
  showsPictures,
} from '../matching/queries.ts';
import { countOf } from '../queries.ts';
import { photoTerm } from '../rules.ts';
import { choicesOf, countsOf, type Tally } from './rules.ts';

/** More cards than this are not looked at one by one: the newest stand for all. */
const talliedAtMost = 2000;

/** How many cards each choice would leave; a choice within one question widens it. */
export async function countOptions(
  db: Connection,
  kind: CardKind,
  query: SearchQuery,
): Promise<OptionCounts> {
  const conditions = await conditionsOf(db, kind, query);
  const { filters, definitions } = conditions;
  const [overall, ...widened] = await Promise.all([
    tally(db, conditions),
    ...filters.map((filter) => tally(db, without(conditions, filter))),
  ]);
  const tallyFor = (key: string) =>
    widened[filters.findIndex(({ keys }) => keys.includes(key))] ?? overall;
  return {
    data: countsOf(choicesOf(definitions, query.city !== undefined), tallyFor),
    is_exact: [overall, ...widened].every(({ each }) => each === 1),
  };
}

function without(conditions: Conditions, filter: Conditions['filters'][number]): Conditions {
  return { ...conditions, filters: conditions.filters.filter((one) => one !== filter) };
}

async function tally(db: Connection, conditions: Conditions): Promise<Tally> {
  const found = matching(db, conditions);
  const sample = newestFirst(found).select(['terms', 'owner_id']).limit(talliedAtMost).as('sample');
  const [total, rows] = await Promise.all([
    totalOf(db, found),
    db
      .selectFrom(sample)
      .innerJoinLateral(sql<{ term: string }>`unnest(terms)`.as<'term'>(sql`term(term)`), (on) =>
        on.onTrue(),
      )
      .select(['term', sql<number>`count(*)::int`.as('count')])
      .where(sql<boolean>`(term <> ${photoTerm} or ${showsPictures})`)
      .groupBy('term')
      .execute(),
  ]);
  const counts = new Map(rows.map(({ term, count }) => [term, count]));
  return { counts, each: Math.max(1, total / talliedAtMost) };
}

/** Beyond what is counted the planner of the database is asked for its guess. */
async function totalOf(db: Connection, found: Matching): Promise<number> {
  const counted = await countOf(db, found);
  if (counted <= countedAtMost) return counted;
  const [plan] = await found.select('id').explain<{ 'QUERY PLAN': [Plan] }>('json');
  return Math.max(counted, plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0);
}

interface Plan {
  Plan: { 'Plan Rows': number };
}
