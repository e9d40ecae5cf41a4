import { sql } from 'kysely';
import { cardsPerPage, type SearchQuery } from '#contract/cards.ts';
import type { Connection } from '#server/platform/database.ts';
import {
  type Conditions,
  type Matching,
  matching,
  newestFirst,
  newestOf,
} from '../matching/queries.ts';

export interface Order {
  sort: SearchQuery['sort'];
  page: number;
  /** How many there are, as far as they were counted: it says how to look for them. */
  counted: number;
  /** Come before all others, whatever the order. */
  first?: number[];
}

/**
 * Only the newest of what has the words are weighed against each other, the rest follow by date:
 * weighing means reading the text, and tens of thousands have a word like «няня».
 */
const weighedAtMost = 250;

/** Numbers only: the long rows are read for the cards of this page, not for those passed over. */
export async function idsOf(
  db: Connection,
  conditions: Conditions,
  { sort = 'best', page, counted, first = [] }: Order,
): Promise<number[]> {
  const before = page === 1 ? first : [];
  const offset = page === 1 ? 0 : (page - 1) * cardsPerPage - first.length;
  const limit = cardsPerPage - before.length;
  const cells = weekCellsOf(conditions);
  const differs = conditions.words !== null || cells.length > 1;
  const weighs = sort === 'best' && differs && offset < weighedAtMost;
  const newest = (wanted: number) => newestOf(db, conditions, { counted, wanted });
  const found =
    sort === 'pay'
      ? newestFirst(matching(db, conditions).orderBy('pay_order'))
      : newest(weighs ? weighedAtMost : offset + limit);
  const others = first.length > 0 ? found.where('id', 'not in', first) : found;
  const rows = weighs
    ? await nearestFirst(db, others, conditions, cells).limit(limit).offset(offset).execute()
    : await others.select('id').limit(limit).offset(offset).execute();
  return [...before, ...rows.map(({ id }) => id)];
}

/**
 * The category that was named comes first, then who is free at most of the hours that were asked
 * for, then the choices that were named, then by where the words stand: title and category, then
 * place and answers, then the text; the very words twice. Nearness is rounded: of cards that are as
 * good as equal the newest come first.
 */
function nearestFirst(
  db: Connection,
  byDate: Matching,
  { words, reading }: Conditions,
  cells: string[],
) {
  const newest = byDate
    .select(['id', 'published_at', 'words', 'category_id', 'codes'])
    .limit(weighedAtMost);
  const near = words ? sql`round(10 * (${nearness(words.wide)} + ${nearness(words.exact)}))` : zero;
  return db
    .selectFrom(newest.as('newest'))
    .select('id')
    .orderBy(sql`coalesce(category_id = ${reading.categoryId}, false)`, 'desc')
    .orderBy(held(cells), 'desc')
    .orderBy(held(reading.wishes), 'desc')
    .orderBy(near, 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc');
}

/** Hours of the week that were asked for: a card at any of them is found, the more the better. */
function weekCellsOf({ filters, definitions }: Conditions): string[] {
  const weeks = definitions.filter(({ type }) => type === 'week').map(({ key }) => key);
  return filters.flatMap((filter) =>
    filter.by === 'terms' && filter.keys.some((key) => weeks.includes(key)) ? filter.terms : [],
  );
}

/** How many of the terms a card has. */
const held = (terms: string[]) =>
  terms.length === 0
    ? zero
    : sql`(select count(*) from unnest(term_codes(${terms})) as code where codes @> array[code])`;

// Not a bare 0: that would name a column.
const zero = sql`0::int`;

const nearness = (words: string) =>
  sql`ts_rank_cd('{0.05, 0.2, 0.4, 1}', words, ${words}::tsquery, 32)`;
