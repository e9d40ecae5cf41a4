import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import { lockSubscription } from '#server/tariffs/subscriptions.actions.ts';
import { lockAnyUser } from '#server/users/access.ts';
import { findSale } from './quote.queries.ts';
import { findConsent, listToRemind } from './renewal.queries.ts';
import { tellSoon } from './renewal-notes.actions.ts';

/** Three days and a day before each charge, each once. */
export async function remindOfCharges(db: Database, now: Date): Promise<void> {
  // Whoever is within a day is reminded of the day alone.
  for (const hours of [24, 72] as const) {
    for (const { id, user_id } of await listToRemind(db, hours, now)) {
      if (user_id === null) continue;
      await inTransaction(db, (trx) => remind(trx, { id, userId: user_id, hours }, now));
    }
  }
}

async function remind(
  trx: Connection,
  { id, userId, hours }: { id: number; userId: number; hours: 24 | 72 },
  now: Date,
): Promise<void> {
  await lockAnyUser(trx, userId);
  const subscription = await lockSubscription(trx, id);
  const consent = await findConsent(trx, id);
  const { charge_at: at, reminded_hours: reminded } = subscription ?? {};
  if (!subscription || !consent || !at || (reminded && reminded <= hours)) return;
  await trx
    .updateTable('subscriptions')
    .set({ reminded_hours: hours })
    .where('id', '=', id)
    .execute();
  const next = (await findSale(trx, subscription.tariff_id))?.next;
  // Dearer than what was agreed to: nothing will be charged, and that is told then.
  if (!next || next.price_kopecks > consent.amount_kopecks) return;
  await tellSoon(trx, { userId, tariff: next.name, sum: next.price_kopecks }, at, now);
}
