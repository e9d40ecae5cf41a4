import { sql } from 'kysely';
import { type PayHint, payHintAtLeast } from '#contract/card-search.ts';
import type { CardKind } from '#contract/categories.ts';
import { type PayUnit, payUnits } from '#contract/pay.ts';
import { getCategory } from '#server/categories/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { cityIdOf } from '#server/places/queries.ts';
import { matching, newestFirst } from '../matching/queries.ts';

/** The newest say what is usual: in a large city there are tens of thousands. */
const looksAt = 2000;

/** What is usual in a city, by unit; a card counts as the middle of its bounds. */
export async function hintPay(
  db: Connection,
  kind: CardKind,
  { city, category }: { city: string; category: string },
): Promise<PayHint[]> {
  const [cityId, { id: categoryId }] = await Promise.all([
    cityIdOf(db, city),
    getCategory(db, category),
  ]);
  const newest = newestFirst(matching(db, { kind, cityId, categoryId }))
    .select(['pay_unit', 'least_pay', 'most_pay'])
    .where('pay_unit', 'is not', null)
    .limit(looksAt);
  const rows = await db
    .selectFrom(newest.as('newest'))
    .select([
      sql<PayUnit>`pay_unit`.as('unit'),
      sql<number>`count(*)::int`.as('count'),
      atShare(0.25).as('low_kopecks'),
      atShare(0.5).as('median_kopecks'),
      atShare(0.75).as('high_kopecks'),
    ])
    .groupBy('pay_unit')
    .having(sql<boolean>`count(*) >= ${payHintAtLeast}`)
    .execute();
  return rows.toSorted((a, b) => payUnits.indexOf(a.unit) - payUnits.indexOf(b.unit));
}

const atShare = (share: number) => sql<number>`round(
  percentile_cont(${sql.lit(share)}) within group (order by (least_pay + most_pay) / 2.0)
)::bigint`;
