import { sql } from 'kysely';
import { type PayHint, payHintAtLeast } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { type PayUnit, payUnits } from '#contract/pay.ts';
import { getCategory } from '#server/categories/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { cityIdOf, matching } from '../matching/queries.ts';

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
  const rows = await matching(db, { kind, cityId, categoryId })
    .select([
      sql<PayUnit>`pay_unit`.as('unit'),
      sql<number>`count(*)::int`.as('count'),
      atShare(0.25).as('low_kopecks'),
      atShare(0.5).as('median_kopecks'),
      atShare(0.75).as('high_kopecks'),
    ])
    .where('pay_unit', 'is not', null)
    .groupBy('pay_unit')
    .having(sql<boolean>`count(*) >= ${payHintAtLeast}`)
    .execute();
  return rows.toSorted((a, b) => payUnits.indexOf(a.unit) - payUnits.indexOf(b.unit));
}

const atShare = (share: number) => sql<number>`round(
  percentile_cont(${sql.lit(share)}) within group (order by (least_pay + most_pay) / 2.0)
)::bigint`;
