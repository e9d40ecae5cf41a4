import type { Connection } from '#server/platform/database.ts';
import { countUsed } from './entitlements.queries.ts';

export { restOf } from './rest.rules.ts';

/**
 * What payments have bought, by their ids, and how much of it is used: of the month in which the moment
 * of each lies, with all that was opened since.
 */
export async function paidPeriods(db: Connection, moments: ReadonlyMap<string, Date>) {
  if (moments.size === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('entitlements')
    .select((row) => [
      'id',
      'subscription_id',
      row.ref('payment_id').$notNull().as('payment_id'),
      'contacts',
      'contacts_per',
      'starts_at',
      'until',
    ])
    .where('payment_id', 'in', [...moments.keys()])
    .execute();
  const used = await countUsed(
    db,
    rows.map((one) => ({ ...one, at: moments.get(one.payment_id) ?? one.starts_at })),
  );
  return new Map(rows.map((row) => [row.payment_id, { ...row, used: used.get(row.id) ?? 0 }]));
}

export type PaidPeriod =
  Awaited<ReturnType<typeof paidPeriods>> extends Map<string, infer Period> ? Period : never;
