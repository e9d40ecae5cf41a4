import { sql } from 'kysely';
import { cardsPerPage, type CardTile, countedAtMost, type SearchQuery } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import type { PageMeta } from '#contract/fields.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { tilesOf } from '../pages/queries.ts';
import { conditionsOf, leastPay, type Matching, matching, mostPay } from './matching/queries.ts';

/** Published cards of a kind. An unknown city or category is 404, a page after the last is empty. */
export async function searchCards(
  db: Connection,
  viewer: Viewer,
  kind: CardKind,
  query: SearchQuery,
): Promise<{ data: CardTile[]; meta: PageMeta }> {
  const found = matching(db, await conditionsOf(db, kind, query));
  const page = query.page ?? 1;
  const [counted, ids] = await Promise.all([
    countOf(db, found),
    idsOf(query.sort === 'pay' ? bestPaidFirst(found, kind) : found, page),
  ]);
  const total = Math.min(counted, countedAtMost);
  return {
    data: await tilesOf(db, viewer, ids),
    meta: {
      current_page: page,
      last_page: Math.max(1, Math.ceil(total / cardsPerPage)),
      per_page: cardsPerPage,
      total,
      total_is_exact: counted <= countedAtMost,
    },
  };
}

/** How many there are, as far as anybody counts. */
async function countOf(db: Connection, found: Matching): Promise<number> {
  const { count } = await db
    .selectFrom(
      found
        .select('id')
        .limit(countedAtMost + 1)
        .as('found'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Numbers only: the long rows are read for the cards of this page, not for those passed over. */
async function idsOf(found: Matching, page: number): Promise<number[]> {
  const rows = await found
    .select('id')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(cardsPerPage)
    .offset((page - 1) * cardsPerPage)
    .execute();
  return rows.map(({ id }) => id);
}

/** What the searcher gains comes first: the dearest vacancies, the cheapest nannies. */
function bestPaidFirst(found: Matching, kind: CardKind): Matching {
  return kind === 'vacancy'
    ? found.orderBy(sql`${mostPay} / ${hours}`, 'desc')
    : found.orderBy(sql`${leastPay} / ${hours}`, 'asc');
}

/** Roughly how many hours are paid at once, so that a month can stand beside an hour. */
const hours = sql`case pay_unit when 'day' then 8 when 'shift' then 12 when 'month' then 168 else 1 end`;
