import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import { lockSubscription, setCharge } from '#server/tariffs/subscriptions.actions.ts';
import { lockAnyUser } from '#server/users/access.ts';
import { withdrawConsents } from '../grant.actions.ts';
import { findSale } from '../quote.queries.ts';
import { findConsent, listToRemind } from './queries.ts';
import { tellAboutMoney } from '../money-notes.actions.ts';
import { dearerWords, soonWords } from './notifications.ts';

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
  if (!next) return;
  if (next.price_kopecks > consent.amount_kopecks) return endDearer(trx, id, userId, next, now);
  const charge = { tariff: next.name, sum: next.price_kopecks };
  await tellAboutMoney(trx, userId, soonWords(charge, at, now));
}

/** Told in time to agree anew; a price that falls again does not undo what was said. */
async function endDearer(
  trx: Connection,
  id: number,
  userId: number,
  next: { name: string; price_kopecks: number },
  now: Date,
): Promise<void> {
  await withdrawConsents(trx, id, 'declined', now);
  await setCharge(trx, id, null);
  const charge = { tariff: next.name, sum: next.price_kopecks };
  await tellAboutMoney(trx, userId, dearerWords(charge));
}
