import { sql } from 'kysely';
import { cardsPerPage, type SearchQuery } from '#contract/cards.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Reading } from '../reading/queries.ts';
import type { Words } from '../words/queries.ts';
import { type Conditions, type Matching, matching, newestFirst } from '../matching/queries.ts';

export interface Order {
  sort: SearchQuery['sort'];
  page: number;
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
  { sort = 'best', page, first = [] }: Order,
): Promise<number[]> {
  const others =
    first.length > 0
      ? matching(db, conditions).where('id', 'not in', first)
      : matching(db, conditions);
  const before = page === 1 ? first : [];
  const offset = page === 1 ? 0 : (page - 1) * cardsPerPage - first.length;
  const { words, reading } = conditions;
  const weighs = sort === 'best' && words !== null && offset < weighedAtMost;
  const limit = cardsPerPage - before.length;
  const rows = weighs
    ? await nearestFirst(db, others, words, reading).limit(limit).offset(offset).execute()
    : await newestFirst(sort === 'pay' ? others.orderBy('pay_order') : others)
        .select('id')
        .limit(limit)
        .offset(offset)
        .execute();
  return [...before, ...rows.map(({ id }) => id)];
}

/**
 * The category and the choices that were named come first, then by where the words stand: title and
 * category, then place and answers, then the text; the very words twice. Nearness is rounded: of
 * cards that are as good as equal the newest come first.
 */
function nearestFirst(db: Connection, found: Matching, { wide, exact }: Words, meant: Reading) {
  const newest = newestFirst(found)
    .select(['id', 'published_at', 'words', 'category_id', 'codes'])
    .limit(weighedAtMost);
  return db
    .selectFrom(newest.as('newest'))
    .select('id')
    .orderBy(sql`coalesce(category_id = ${meant.categoryId}, false)`, 'desc')
    .orderBy(held(meant.wishes), 'desc')
    .orderBy(sql`round(10 * (${nearness(wide)} + ${nearness(exact)}))`, 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc');
}

/** How many of the terms a card has. */
const held = (terms: string[]) =>
  sql`(select count(*) from unnest(term_codes(${terms})) as code where codes @> array[code])`;

const nearness = (words: string) =>
  sql`ts_rank_cd('{0.05, 0.2, 0.4, 1}', words, ${words}::tsquery, 32)`;
