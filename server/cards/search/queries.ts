import { sql } from 'kysely';
import { cardsPerPage, type CardTile, countedAtMost, type SearchQuery } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import type { PageMeta } from '#contract/fields.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { tilesOf } from '../pages/queries.ts';
import { type Conditions, conditionsOf, matching } from './matching/queries.ts';
import { idsOf } from './order/queries.ts';
import { enough, namedCategory, relax, strictly } from './relaxing/queries.ts';

interface Found {
  data: CardTile[];
  meta: PageMeta;
  mended: string | null;
  relaxed: { left_out: string[]; exact: number } | null;
  city: { slug: string; words: string } | null;
}

/** Published cards of a kind. An unknown city or category is 404, a page after the last is empty. */
export async function searchCards(
  db: Connection,
  viewer: Viewer,
  kind: CardKind,
  query: SearchQuery,
): Promise<Found> {
  const conditions = await conditionsOf(db, kind, query);
  const { mended, city } = conditions.reading;
  const { sort, page = 1 } = query;
  const counted = await count(db, conditions);
  const few = counted.named < enough;
  const relaxed = few ? await relax(db, conditions, counted.named) : null;
  const first = relaxed
    ? await idsOf(db, strictly(conditions), { sort, page: 1, counted: counted.named })
    : [];
  const shown = relaxed?.conditions ?? conditions;
  const all = relaxed ? (await count(db, shown)).all : counted.all;
  const ids = await idsOf(db, shown, { sort, page, counted: all, first });
  return {
    data: await tilesOf(db, viewer, ids),
    meta: metaOf(page, all),
    mended,
    relaxed: relaxed && { left_out: relaxed.leftOut, exact: first.length },
    city: city && { slug: city.slug, words: city.words },
  };
}

function metaOf(page: number, counted: number): PageMeta {
  const total = Math.min(counted, countedAtMost);
  return {
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / cardsPerPage)),
    per_page: cardsPerPage,
    total,
    total_is_exact: counted <= countedAtMost,
  };
}

/** How many there are, as far as anybody counts, and how many of the category that was named. */
export async function count(
  db: Connection,
  conditions: Conditions,
): Promise<{ all: number; named: number }> {
  const category = namedCategory(conditions);
  const found = matching(db, conditions).limit(countedAtMost + 1);
  const all = sql<number>`count(*)::int`.as('all');
  if (category === null) {
    const counted = await db
      .selectFrom(found.select('id').as('found'))
      .select(all)
      .executeTakeFirstOrThrow();
    return { all: counted.all, named: counted.all };
  }
  return db
    .selectFrom(found.select('category_id').as('found'))
    .select([
      all,
      sql<number>`(count(*) filter (where category_id = ${category}))::int`.as('named'),
    ])
    .executeTakeFirstOrThrow();
}
