import { cardsPerPage, type CardTile, countedAtMost, type SearchQuery } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import type { PageMeta } from '#contract/fields.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { tilesOf } from '../pages/queries.ts';
import { conditionsOf, type Matching, matching } from './matching/queries.ts';
import { idsOf } from './order/queries.ts';

/** Published cards of a kind. An unknown city or category is 404, a page after the last is empty. */
export async function searchCards(
  db: Connection,
  viewer: Viewer,
  kind: CardKind,
  query: SearchQuery,
): Promise<{ data: CardTile[]; meta: PageMeta; mended: string | null }> {
  const conditions = await conditionsOf(db, kind, query);
  const found = matching(db, conditions);
  const page = query.page ?? 1;
  const [counted, ids] = await Promise.all([
    countOf(db, found),
    idsOf(db, found, { sort: query.sort, conditions, page }),
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
    mended: conditions.reading.mended,
  };
}

/** How many there are, as far as anybody counts. */
export async function countOf(db: Connection, found: Matching): Promise<number> {
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
