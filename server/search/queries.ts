import { cardsPerPage, type SearchAnswer, type SearchQuery } from '#contract/card-search.ts';
import type { CardKind } from '#contract/categories.ts';
import type { PageMeta } from '#contract/fields.ts';
import type { Connection } from '#server/platform/database.ts';
import { conditionsOf } from './matching/queries.ts';
import type { Newest } from './ordering/newest.queries.ts';
import { findPage } from './ordering/queries.ts';
import { enough, namedIn, relax, strictly } from './suggestions/relaxed.queries.ts';

export { hintPay } from './counting/usual-pay.queries.ts';
export { indexOf } from './indexing/queries.ts';
export { type Conditions, conditionsOf, matching } from './matching/queries.ts';
export { similarCards } from './suggestions/similar.queries.ts';

/** The answer of a search before its cards are drawn. */
type Found = Omit<SearchAnswer, 'data'> & {
  /** Of the cards of this page, in their order. */
  ids: number[];
};

/** Published cards of a kind. An unknown city or category is 404, a page after the last is empty. */
export async function searchCards(
  db: Connection,
  kind: CardKind,
  query: SearchQuery,
): Promise<Found> {
  const conditions = await conditionsOf(db, kind, query);
  const { corrected, city } = conditions.reading;
  const { sort, page = 1 } = query;
  const asked = await findPage(db, conditions, { sort, page });
  const named = await namedIn(db, conditions, asked);
  const relaxed = named < enough ? await relax(db, conditions, named) : null;
  const first = relaxed ? await findPage(db, strictly(conditions), { sort, page: 1 }) : null;
  const shown = relaxed
    ? await findPage(db, relaxed.conditions, { sort, page, first: first?.ids ?? [] })
    : asked;
  return {
    ids: shown.ids,
    meta: metaOf(page, shown),
    corrected,
    relaxed: relaxed && {
      left_out: relaxed.leftOut,
      exact: first?.ids.length ?? 0,
      ...(relaxed.isNearby && { nearby: true }),
    },
    city: city && { slug: city.slug, words: city.words },
  };
}

function metaOf(page: number, { total, isExact }: Newest): PageMeta {
  return {
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / cardsPerPage)),
    per_page: cardsPerPage,
    total,
    total_is_exact: isExact,
  };
}
