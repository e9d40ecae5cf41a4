import type { Connection } from '#server/platform/database.ts';
import { getHeldPeriod } from './entitlements.queries.ts';
import { restOf } from './rest.rules.ts';

/** The tariff with a term that somebody has paid for and that runs now. */
export interface Running {
  id: number;
  tariff_id: number;
  slug: string;
  name: string;
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
  const price = period.amount_kopecks + period.credit_kopecks;
  return { ...row, until: row.until, rest_kopecks: restOf(price, period, moment) };
}
