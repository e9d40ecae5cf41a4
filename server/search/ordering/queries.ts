import { sql } from 'kysely';
import { cardsPerPage, type SearchQuery } from '#contract/card-search.ts';
import type { Connection } from '#server/platform/database.ts';
import {
  asksWords,
  type Conditions,
  matching,
  newestFirst,
  namedCategory,
} from '../matching/queries.ts';
import { findNewest, type Newest } from './newest.queries.ts';

interface Order {
  sort?: SearchQuery['sort'];
  page: number;
  /** Come before all others, whatever the order. */
  first?: number[];
}

/**
 * Only the newest of what has the words are weighed against each other, the rest follow by date:
 * weighing means reading the text, and tens of thousands have a word like «няня».
 */
const weighedAtMost = 100;

/** Numbers only: the long rows are read for the cards of this page, not for those passed over. */
export async function findPage(
  db: Connection,
  conditions: Conditions,
  { sort = 'best', page, first = [] }: Order,
): Promise<Newest> {
  const before = page === 1 ? first : [];
  const offset = page === 1 ? 0 : (page - 1) * cardsPerPage - first.length;
  const limit = cardsPerPage - before.length;
  const counted = { without: first, categoryId: namedCategory(conditions) };
  const weighs = sort === 'best' && offset < weighedAtMost && isWeighed(conditions);
  // A page may begin among those that are weighed and end behind them.
  const part = weighs
    ? { offset: 0, limit: Math.max(weighedAtMost, offset + limit) }
    : { offset, limit: sort === 'pay' ? 0 : limit };
  const newest = await findNewest(db, conditions, { ...counted, ...part });
  const order = async () => {
    if (sort === 'pay') return byPay(db, conditions, first, { offset, limit });
    if (!weighs) return newest.ids;
    const nearest = await nearestFirst(db, newest.ids.slice(0, weighedAtMost), conditions);
    return [...nearest, ...newest.ids.slice(weighedAtMost)].slice(offset, offset + limit);
  };
  return { ...newest, ids: [...before, ...(await order())] };
}

async function byPay(
  db: Connection,
  conditions: Conditions,
  first: number[],
  { offset, limit }: { offset: number; limit: number },
): Promise<number[]> {
  const found = newestFirst(matching(db, conditions).orderBy('pay_order'));
  const others = first.length > 0 ? found.where('id', 'not in', first) : found;
  const rows = await others.select('id').limit(limit).offset(offset).execute();
  return rows.map(({ id }) => id);
}

/** Without words, and with one hour of the week at most, all are equally good. */
const isWeighed = (conditions: Conditions) =>
  asksWords(conditions) || weekCellsOf(conditions).length > 1;

/**
 * The category that was named comes first, then who is free at most of the hours that were asked
 * for, then who has chosen what was said and does not only write about it, then the choices that
 * were named, then by where the words stand: title and category, then place and answers, then the
 * text; the very words twice. Nearness is rounded: of cards that are as good as equal the newest
 * come first.
 */
async function nearestFirst(
  db: Connection,
  ids: number[],
  conditions: Conditions,
): Promise<number[]> {
  if (ids.length === 0) return ids;
  const { words, reading } = conditions;
  const near = words ? sql`round(10 * (${nearness(words.wide)} + ${nearness(words.exact)}))` : zero;
  const rows = await db
    .selectFrom('cards')
    .select('id')
    .where('id', 'in', ids)
    .orderBy(sql`coalesce(category_id = ${reading.categoryId}, false)`, 'desc')
    .orderBy(sql`coalesce(category_id = any(${reading.trades}::integer[]), false)`, 'desc')
    .orderBy(held(weekCellsOf(conditions)), 'desc')
    .orderBy(chosen(conditions), 'desc')
    .orderBy(held(reading.options), 'desc')
    .orderBy(held(reading.unwanted), 'asc')
    .orderBy(near, 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
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

/** In how many questions the choice that was said is that of the card. */
function chosen({ filters }: Conditions) {
  const said = filters.flatMap((filter) =>
    filter.by === 'terms' && filter.orWords
      ? [sql`(codes && term_codes(${filter.terms}))::int`]
      : [],
  );
  return said.length === 0 ? zero : sql`(${sql.join(said, sql` + `)})`;
}

// Not a bare 0: that would name a column.
const zero = sql`0::int`;

const nearness = (words: string) =>
  sql`ts_rank_cd('{0.05, 0.2, 0.4, 1}', words, ${words}::tsquery, 32)`;
