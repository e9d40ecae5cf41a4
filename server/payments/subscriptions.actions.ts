import { tariffChanged } from '#contract/payments.ts';
import { type Subscription } from '#contract/subscriptions.ts';
import { personChannel } from '#contract/realtime.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import { conflict } from '#server/platform/errors.ts';
import { publish } from '#server/platform/realtime/events.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { setCharge, stopCharges, termsOf } from '#server/tariffs/subscriptions.actions.ts';
import { lockUser } from '#server/users/access.ts';
import { withdrawConsents } from './grant.actions.ts';
import { unlinkMethods } from './methods.actions.ts';
import { findSale } from './quote.queries.ts';
import { getSubscription } from './subscriptions.queries.ts';

/** Nothing more is charged; what was paid for runs to its end. Asked for again, it changes nothing. */
export async function cancelRenewal(
  db: Database,
  viewer: SignedIn,
  id: number,
  now = new Date(),
): Promise<Subscription> {
  return inTransaction(db, async (trx) => {
    await lockUser(trx, viewer);
    await getSubscription(trx, viewer, id, now);
    await withdrawConsents(trx, id, 'person', now);
    await stopCharges(trx, [id]);
    await tell(trx, viewer);
    return getSubscription(trx, viewer, id, now);
  });
}

interface Resuming {
  id: number;
  /** Of the text that was agreed to. */
  version: string;
  address: string;
}

/** The tariff goes on, by a new consent to the words that are shown now. */
export async function resumeRenewal(
  db: Database,
  viewer: SignedIn,
  { id, version, address }: Resuming,
  now = new Date(),
): Promise<Subscription> {
  return inTransaction(db, async (trx) => {
    await lockUser(trx, viewer);
    const { offer, renewal, until, tariff } = await getSubscription(trx, viewer, id, now);
    if (renewal) return getSubscription(trx, viewer, id, now);
    if (!offer || !until) throw conflict('Продление этого тарифа включить нельзя');
    if (offer.version !== version) {
      throw conflict('Условия продления изменились. Прочитайте их ещё раз и поставьте отметку');
    }
    // What is charged just now belongs to a consent that was withdrawn: it comes back by itself.
    await withdrawConsents(trx, id, 'person', now);
    const next = (await findSale(trx, tariff.slug))?.next ?? null;
    await trx
      .insertInto('renewal_consents')
      .values({
        user_id: viewer.id,
        subscription_id: id,
        text: offer.text,
        version,
        amount_kopecks: offer.amount_kopecks,
        terms: next && termsOf(next),
        address,
        given_at: now,
      })
      .execute();
    await setCharge(trx, id, new Date(until));
    await tell(trx, viewer);
    return getSubscription(trx, viewer, id, now);
  });
}

/** After this nobody can charge: the token is gone, and every renewal is off (376-ФЗ). */
export async function unlinkMethod(
  db: Database,
  viewer: SignedIn,
  now = new Date(),
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockUser(trx, viewer);
    await unlinkMethods(trx, viewer.id, now);
    await stopRenewals(trx, viewer.id, 'unlinked', now);
    await tell(trx, viewer);
  });
}

/** Every renewal of a person is off, also of what the bank is still busy with. */
export async function stopRenewals(
  trx: Connection,
  userId: number,
  by: 'unlinked' | 'deletion',
  now: Date,
): Promise<void> {
  const withdrawn = await trx
    .updateTable('renewal_consents')
    .set({ withdrawn_at: now, withdrawn_by: by })
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .returning('subscription_id')
    .execute();
  await stopCharges(
    trx,
    withdrawn.flatMap(({ subscription_id }) => subscription_id ?? []),
  );
}

const tell = (trx: Connection, { id }: SignedIn) =>
  publish(trx, personChannel(id), tariffChanged, { payment_id: null });
