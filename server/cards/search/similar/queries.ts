import { type CardTile, similarAtMost } from '#contract/cards.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import type { Card } from '../../access.ts';
import { tilesOf } from '../../pages/queries.ts';
import { matching, newestFirst } from '../matching/queries.ts';
import { nearest } from './rules.ts';

/** Fewer than this, and the search goes wider. */
const enough = 3;
/** The newest among which the nearest are looked for. */
const candidatesAtMost = 200;

/** Others of its category in its city; then of the city, then of the category anywhere. */
export async function similarCards(
  db: Connection,
  viewer: Viewer,
  { id }: Pick<Card, 'id'>,
): Promise<CardTile[]> {
  const card = await db
    .selectFrom('cards')
    .select(['id', 'kind', 'city_id', 'category_id', 'terms', 'pay_order'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { kind, city_id: cityId, category_id: categoryId } = card;
  const ids = new Set<number>();
  for (const area of [
    { cityId, categoryId },
    { cityId, categoryId: null },
    { cityId: null, categoryId },
  ]) {
    const candidates = await newestFirst(matching(db, { kind, ...area }))
      .select(['id', 'terms', 'pay_order'])
      .where('id', '!=', id)
      .limit(candidatesAtMost)
      .execute();
    for (const one of nearest(card, candidates)) ids.add(one.id);
    if (ids.size >= enough) break;
  }
  return tilesOf(db, viewer, [...ids].slice(0, similarAtMost));
}
