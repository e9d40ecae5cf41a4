import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';

const atOnce = 100;

/** What is to be charged by now. */
export async function listToCharge(db: Connection, now: Date) {
  const rows = await db
    .selectFrom('subscriptions')
    .select(['id', 'user_id'])
    .where('charge_at', '<=', now)
    .where('state', 'in', ['active', 'past_due'])
    .orderBy('charge_at')
    .limit(atOnce)
    .execute();
  return rows.flatMap(({ id, user_id }) => (user_id === null ? [] : [{ id, user_id }]));
}

/** To what the person has agreed, as long as it holds. */
export async function findConsent(db: Connection, subscriptionId: number) {
  return db
    .selectFrom('renewal_consents')
    .select(['id', 'amount_kopecks'])
    .where('subscription_id', '=', subscriptionId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
}

/** Of whom is to be reminded that they will be charged within so many hours. */
export async function listToRemind(db: Connection, hours: 72 | 24, now: Date) {
  const before = new Date(now.getTime() + hours * 60 * 60 * 1000);
  return (
    db
      .selectFrom('subscriptions')
      .innerJoin('renewal_consents', (join) =>
        join
          .onRef('renewal_consents.subscription_id', '=', 'subscriptions.id')
          .on('renewal_consents.withdrawn_at', 'is', null),
      )
      .select(['subscriptions.id', 'subscriptions.user_id'])
      .where('subscriptions.state', '=', 'active')
      .where('charge_at', '>', now)
      .where('charge_at', '<=', before)
      .where((where) =>
        where.or([where('reminded_hours', 'is', null), where('reminded_hours', '>', hours)]),
      )
      // Whoever has agreed only now knows it without being told.
      .where(sql<boolean>`charge_at - given_at > make_interval(hours => ${hours + 1})`)
      .limit(atOnce)
      .execute()
  );
}
