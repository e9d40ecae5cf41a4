import type { Connection } from '#server/platform/database.ts';
import { refusalOf, type Refusable } from './refusals.rules.ts';
import { findRunning } from './subscriptions.queries.ts';

/** Tells of each tariff why this person cannot buy it now, in words; null: they can. */
export async function refusalsFor(
  db: Connection,
  userId: number,
  now = new Date(),
): Promise<(tariff: Refusable) => string | null> {
  const [running, hadTrial] = await Promise.all([
    findRunning(db, userId, now),
    findTrial(db, userId),
  ]);
  return (tariff) => refusalOf(tariff, { running, hadTrial }, now);
}

/** One that was paid for and went back at once has no subscription, and was sold all the same. */
async function findTrial(db: Connection, userId: number): Promise<boolean> {
  const had = await db
    .selectFrom('subscriptions')
    .innerJoin('tariffs', 'tariffs.id', 'subscriptions.tariff_id')
    .select('tariffs.id')
    .where('subscriptions.user_id', '=', userId)
    .where('tariffs.is_trial', '=', true)
    .unionAll(
      db
        .selectFrom('payments')
        .select('tariff_id as id')
        .where('user_id', '=', userId)
        .where('is_trial', '=', true)
        .where('state', '=', 'succeeded'),
    )
    .executeTakeFirst();
  return had !== undefined;
}
