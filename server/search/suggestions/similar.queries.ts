import { type Selectable, sql } from 'kysely';
import { similarAtMost } from '#contract/card-search.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Cards } from '#server/platform/tables.ts';
import { matching, newestFirst } from '../matching/queries.ts';

/** Fewer than this, and the search goes wider. */
const enough = 3;
/** The newest among which the nearest are looked for. */
const candidatesAtMost = 200;
/** A pay that is twice as high, or unknown, weighs as much as so many answers in common. */
const weightOfPay = 4;

/** Others of its category in its city; then of the city, then of the category anywhere. */
export async function similarCards(db: Connection, { id }: { id: number }): Promise<number[]> {
  const card = await db
    .selectFrom('cards')
    .select(['id', 'kind', 'city_id', 'category_id', 'terms', 'pay_order'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { city_id: cityId, category_id: categoryId } = card;
  const ids = new Set<number>();
  for (const area of [
    { cityId, categoryId },
    { cityId, categoryId: null },
    { cityId: null, categoryId },
  ]) {
    for (const near of await nearest(db, card, area)) ids.add(near);
    if (ids.size >= enough) break;
  }
  return [...ids].slice(0, similarAtMost);
}

type Compared = Pick<Selectable<Cards>, 'id' | 'kind' | 'terms' | 'pay_order'>;
type Place = { cityId: number | null; categoryId: number | null };

/**
 * Nearest first: by answers in common, and by pay. Compared in the database: two hundred lists of
 * terms would be far more work to read here than to count there.
 */
async function nearest(db: Connection, card: Compared, area: Place): Promise<number[]> {
  const { id, kind, terms, pay_order: pay } = card;
  const candidates = newestFirst(matching(db, { kind, ...area }))
    .select(['id', 'codes', 'pay_order', 'published_at'])
    .where('id', '!=', id)
    .limit(candidatesAtMost);
  const inCommon = sql`(
    select count(*) from unnest(codes) as code where code = any(term_codes(${terms})))`;
  const payDistance = sql`coalesce(abs(log(2,
    nullif(pay_order, 0)::numeric / nullif(${pay}::bigint, 0))), 1)`;
  const found = await db
    .selectFrom(candidates.as('candidates'))
    .select('id')
    .orderBy(sql`${inCommon} - ${weightOfPay} * ${payDistance} desc, published_at desc, id desc`)
    .limit(similarAtMost)
    .execute();
  return found.map((one) => one.id);
}
