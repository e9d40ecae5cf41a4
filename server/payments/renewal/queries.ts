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
    .select(['id', 'amount_kopecks', 'terms'])
    .where('subscription_id', '=', subscriptionId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
}

/** Since when nothing may be charged, and why, in the words of `reasonText`. */
export interface RevokedLeave {
  endedAt: Date;
  reason: 'account_blocked' | 'permission_revoked' | 'renewal_off';
}

/**
 * What a renewal is charged with, asked for at the last moment; or since when it must not be: it was
 * switched off, the card was unlinked, or the person was blocked.
 */
export async function findLeaveToCharge(
  db: Connection,
  payment: { user_id: number | null; subscription_id: number | null; created_at: Date },
): Promise<{ methodId: string } | RevokedLeave> {
  const consent = await db
    .selectFrom('renewal_consents')
    .innerJoin('users', 'users.id', 'renewal_consents.user_id')
    .leftJoin('payment_methods', (join) =>
      join.onRef('payment_methods.user_id', '=', 'users.id').on('unlinked_at', 'is', null),
    )
    .select(['withdrawn_at', 'blocked_at', 'payment_methods.provider_id'])
    .where('subscription_id', '=', payment.subscription_id)
    .where('renewal_consents.user_id', '=', payment.user_id)
    .orderBy('withdrawn_at', (order) => order.desc().nullsFirst())
    .executeTakeFirst();
  const { withdrawn_at, blocked_at, provider_id } = consent ?? {};
  if (provider_id && !withdrawn_at && !blocked_at) return { methodId: provider_id };
  const ends = [payment.created_at, withdrawn_at, blocked_at].map((end) => end?.getTime() ?? 0);
  return {
    endedAt: new Date(Math.max(...ends)),
    reason:
      blocked_at && !withdrawn_at
        ? 'account_blocked'
        : provider_id
          ? 'renewal_off'
          : 'permission_revoked',
  };
}

/** Where the receipts of a subscription went last. */
export async function findReceiptEmail(
  db: Connection,
  subscriptionId: number,
): Promise<string | null> {
  const last = await db
    .selectFrom('payments')
    .select('email')
    .where('subscription_id', '=', subscriptionId)
    .where('email', 'is not', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return last?.email ?? null;
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
