import type { Connection } from '#server/platform/database.ts';
import { getHeldPeriod, getLastPeriod } from './entitlements.queries.ts';
import { restOf } from './rest.rules.ts';

/** The tariff with a term that somebody has paid for and that runs now. */
export interface Running {
  id: number;
  tariff_id: number;
  slug: string;
  name: string;
  is_trial: boolean;
  until: Date;
  /** What is not used yet of what it has cost, in kopecks. */
  rest_kopecks: number;
}

export async function findRunning(
  db: Connection,
  userId: number,
  now: Date,
): Promise<Running | null> {
  const row = await db
    .selectFrom('subscriptions')
    .innerJoin('tariffs', 'tariffs.id', 'subscriptions.tariff_id')
    .select([
      'subscriptions.id',
      'subscriptions.tariff_id',
      'subscriptions.until',
      'subscriptions.started_at',
      'tariffs.slug',
      'tariffs.name',
      'tariffs.is_trial',
    ])
    .where('user_id', '=', userId)
    .where('is_free', '=', false)
    .where('subscriptions.state', '=', 'active')
    .where('subscriptions.until', '>', now)
    .orderBy('subscriptions.until', 'desc')
    .executeTakeFirst();
  // It may have begun in another process while this one asked the bank or waited for its turn.
  const moment = row && row.started_at > now ? row.started_at : now;
  const period = row && (await getHeldPeriod(db, { subscriptionId: row.id }, moment));
  if (!row?.until || !period) return null;
  return { ...row, until: row.until, rest_kopecks: unusedAt(period, moment) };
}

/**
 * How much of a subscription an order of that time could count as not used, in kopecks, less what was
 * used or given back since. Nothing once it has gone on for another period.
 */
export async function countableKopecks(
  db: Connection,
  subscriptionId: number,
  orderedAt: Date,
): Promise<number> {
  const { started_at } = await db
    .selectFrom('subscriptions')
    .select('started_at')
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow();
  const moment = started_at > orderedAt ? started_at : orderedAt;
  const period = await getLastPeriod(db, { subscriptionId }, moment);
  return !period || period.starts_at > moment ? 0 : unusedAt(period, moment);
}

type PaidPeriod = NonNullable<Awaited<ReturnType<typeof getHeldPeriod>>>;

/** Never more than is left of its price once money has gone back. */
function unusedAt(period: PaidPeriod, moment: Date): number {
  const price = period.amount_kopecks + period.credit_kopecks;
  return Math.min(restOf(price, period, moment), price - period.returned_kopecks);
}
