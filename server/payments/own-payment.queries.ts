import type { FollowedPayment } from '#contract/payments.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { nextChargeWords } from './notifications.ts';
import { asPayment, paymentRows, type PaymentRow } from './queries.ts';
import { listRefunds } from './refunds.queries.ts';
import { getSubscription } from './subscriptions.queries.ts';

/** Its own people only; somebody else's is as if it were not there. */
export async function getPayment(
  db: Connection,
  viewer: SignedIn,
  id: string,
  now = new Date(),
): Promise<{ payment: FollowedPayment; next: string | null }> {
  const row = await paymentRows(db)
    .where('payments.id', '=', id)
    .where('payments.user_id', '=', viewer.id)
    .executeTakeFirst();
  if (!row) throw notFound('Такого платежа нет');
  const outcome = row.state === 'succeeded' ? await getOutcome(db, viewer, row, now) : null;
  return { payment: { ...asPayment(row), outcome }, next: row.next_path };
}

/** Whoever comes back to an old payment is not told that it holds what has ended since. */
async function getOutcome(
  db: Connection,
  viewer: SignedIn,
  { id, entitlement_id, subscription_id, until }: PaymentRow,
  now: Date,
): Promise<FollowedPayment['outcome']> {
  if (entitlement_id === null || subscription_id === null) {
    const refund = (await listRefunds(db, [id])).at(-1);
    return { is_held: false, sentence: refund?.answer ?? 'Деньги вернутся целиком' };
  }
  const { state, is_ending, renewal, sentence } = await getSubscription(
    db,
    viewer,
    subscription_id,
    now,
  );
  const isHeld = state === 'active' && !is_ending && (until === null || until > now);
  if (!isHeld) return { is_held: false, sentence };
  const charge = renewal && {
    at: new Date(renewal.at),
    tariff: renewal.tariff.name,
    kopecks: renewal.amount_kopecks,
  };
  return { is_held: true, sentence: nextChargeWords(charge, until, now) };
}
