import type { Connection } from '#server/platform/database.ts';
import { countUsed } from './entitlements.queries.ts';

export { restOf } from './rest.rules.ts';

/** What payments have bought, by their ids, and how much of it is used by now. */
export async function paidPeriods(db: Connection, paymentIds: readonly string[], now: Date) {
  if (paymentIds.length === 0) return new Map<string, never>();
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
    .where('payment_id', 'in', paymentIds)
    .execute();
  const used = await countUsed(db, rows, now);
  return new Map(rows.map((row) => [row.payment_id, { ...row, used: used.get(row.id) ?? 0 }]));
}

export type PaidPeriod =
  Awaited<ReturnType<typeof paidPeriods>> extends Map<string, infer Period> ? Period : never;
