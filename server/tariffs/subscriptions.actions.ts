import type { Connection } from '#server/platform/database.ts';
import { periodsAfter } from './periods.rules.ts';

/** What a tariff gives, as it is written down when it is taken. */
export interface SoldTariff {
  id: number;
  period_count: number | null;
  period_unit: 'day' | 'month' | null;
  cards: number;
  contacts: number;
  contacts_per: 'month' | 'all';
}

/** When the first period ends of what is taken now; null: it has no end. */
export function endOfFirst(tariff: SoldTariff, now: Date): Date | null {
  const period = periodOf(tariff);
  return period && periodsAfter(now, period, 1);
}

export const periodOf = ({ period_count, period_unit }: SoldTariff) =>
  period_count === null || period_unit === null ? null : { count: period_count, unit: period_unit };

/** The first period of what was bought; it begins now. */
export async function beginSubscription(
  trx: Connection,
  { userId, tariff, paymentId }: { userId: number; tariff: SoldTariff; paymentId: string },
  now: Date,
): Promise<{ id: number; until: Date | null }> {
  const until = endOfFirst(tariff, now);
  const { id } = await trx
    .insertInto('subscriptions')
    .values({
      user_id: userId,
      tariff_id: tariff.id,
      is_free: false,
      started_at: now,
      until,
      anchored_at: now,
      anchored_periods: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await grantPeriod(trx, { id, userId, tariff, paymentId, from: now, until });
  return { id, until };
}

interface Grant {
  /** Of the subscription. */
  id: number;
  userId: number;
  tariff: SoldTariff;
  paymentId: string;
  from: Date;
  until: Date | null;
}

/** What one payment allows; a second grant for it fails. */
async function grantPeriod(trx: Connection, grant: Grant): Promise<void> {
  const { cards, contacts, contacts_per } = grant.tariff;
  await trx
    .insertInto('entitlements')
    .values({
      subscription_id: grant.id,
      user_id: grant.userId,
      payment_id: grant.paymentId,
      cards,
      contacts,
      contacts_per,
      starts_at: grant.from,
      until: grant.until,
    })
    .execute();
}

/** Nothing of it is left from now on, and nothing more is charged for it. */
export async function endSubscription(
  trx: Connection,
  id: number,
  state: 'ended' | 'replaced' | 'refunded',
  now: Date,
): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ state, until: now, charge_at: null })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('entitlements')
    .set({ until: now })
    .where('subscription_id', '=', id)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', now)]))
    .execute();
}
