import type { TariffTerms } from '#contract/tariffs.ts';
import type { Connection } from '#server/platform/database.ts';
import { postGrant } from './contact-ledger.actions.ts';
import { periodsAfter } from './periods.rules.ts';

/** What a tariff gives, as it is written down when it is taken. */
export interface SoldTariff extends TariffTerms {
  id: number;
}

/** To be kept with a payment or a consent: the tariff may be another one when its money arrives. */
export const termsOf = (tariff: SoldTariff): string => {
  const { period_count, period_unit, cards, contacts, contacts_per } = tariff;
  return JSON.stringify({
    period_count,
    period_unit,
    cards,
    contacts,
    contacts_per,
  } satisfies TariffTerms);
};

/** A tariff as it was agreed upon. */
export const asAgreed = <Tariff extends SoldTariff>(
  tariff: Tariff,
  terms: TariffTerms | null,
): Tariff => ({ ...tariff, ...terms });

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
  const granted = await trx
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
    .returning(['id', 'contacts', 'contacts_per', 'starts_at', 'until'])
    .executeTakeFirstOrThrow();
  await postGrant(trx, granted, grant.from);
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

/** Of somebody who has bought anew: what is over, though the next charge of it may still be open. */
export async function endLapsed(trx: Connection, userId: number, now: Date): Promise<number[]> {
  const ended = await trx
    .updateTable('subscriptions')
    .set({ state: 'ended', charge_at: null })
    .where('user_id', '=', userId)
    .where('is_free', '=', false)
    .where('state', 'in', ['active', 'past_due'])
    .where('until', '<=', now)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

/** The next period is charged then; null: it is being charged, or never will be. */
export async function setCharge(trx: Connection, id: number, at: Date | null): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ charge_at: at, reminded_hours: null })
    .where('id', '=', id)
    .execute();
}

/** Nothing more is charged for these; what waited for one more try has ended. */
export async function stopCharges(trx: Connection, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('subscriptions').set({ charge_at: null }).where('id', 'in', ids).execute();
  await trx
    .updateTable('subscriptions')
    .set({ state: 'ended' })
    .where('id', 'in', ids)
    .where('state', '=', 'past_due')
    .execute();
}

/** A subscription as its next period is charged. */
export async function lockSubscription(trx: Connection, id: number) {
  return trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type LockedSubscription = NonNullable<Awaited<ReturnType<typeof lockSubscription>>>;

const lateMs = 6 * 60 * 60 * 1000;

/**
 * The next period of what goes on. It follows the one before; paid much later it begins at the
 * payment, so that nobody pays for days that have passed.
 */
export async function extendSubscription(
  trx: Connection,
  subscription: LockedSubscription,
  { tariff, paymentId }: { tariff: SoldTariff; paymentId: string },
  now: Date,
): Promise<Date | null> {
  const { id, user_id: userId, until: end, anchored_at } = subscription;
  const period = periodOf(tariff);
  if (!period || userId === null || !end) return null;
  const isLate = now.getTime() - end.getTime() > lateMs;
  const from = isLate ? now : end;
  // After a period of another length, they are counted anew.
  const isSame =
    anchored_at !== null &&
    tariff.id === subscription.tariff_id &&
    periodsAfter(anchored_at, period, subscription.anchored_periods).getTime() === end.getTime();
  const isAnchored = !isLate && isSame;
  const anchor = isAnchored ? anchored_at : from;
  const periods = (isAnchored ? subscription.anchored_periods : 0) + 1;
  const until = periodsAfter(anchor, period, periods);
  await trx
    .updateTable('subscriptions')
    .set({
      state: 'active',
      tariff_id: tariff.id,
      period_no: subscription.period_no + 1,
      anchored_at: anchor,
      anchored_periods: periods,
      until,
      charge_at: until,
      charge_failures: 0,
      reminded_hours: null,
    })
    .where('id', '=', id)
    .execute();
  await grantPeriod(trx, { id, userId, tariff, paymentId, from, until });
  return until;
}

/** A charge was declined; it is tried once more then, or never. */
export async function markDeclined(
  trx: Connection,
  { id, charge_failures }: LockedSubscription,
  tryAt: Date | null,
): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({
      state: tryAt ? 'past_due' : 'ended',
      charge_at: tryAt,
      charge_failures: charge_failures + 1,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * The money of a payment has gone back, so what it has bought ends. False: it runs no more, or on
 * another payment.
 */
export async function endPaidPeriod(
  trx: Connection,
  paymentId: string,
  now: Date,
): Promise<boolean> {
  const held = await trx
    .selectFrom('entitlements as bought')
    .select('bought.subscription_id')
    .where('bought.payment_id', '=', paymentId)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', now)]))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('entitlements as later')
            .select('later.id')
            .whereRef('later.subscription_id', '=', 'bought.subscription_id')
            .whereRef('later.id', '>', 'bought.id'),
        ),
      ),
    )
    .executeTakeFirst();
  if (!held) return false;
  await endSubscription(trx, held.subscription_id, 'refunded', now);
  return true;
}
