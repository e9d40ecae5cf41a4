import { deletionDays } from '#contract/account.ts';
import { eraseAttempts } from '#server/accounts/erasure.actions.ts';
import { eraseRequests } from '#server/content/erasure.actions.ts';
import { eraseDeliveries } from '#server/deliveries/erasure.actions.ts';
import { eraseMessages } from '#server/dialogs/erasure.actions.ts';
import { type Connection, type Database, inTransaction } from '#server/platform/database.ts';
import { erasePayments } from '#server/payments/erasure.actions.ts';
import { eraseTariffs } from '#server/tariffs/erasure.actions.ts';
import { lockAnyUser } from '#server/users/access.ts';
import { removeUser } from '#server/users/actions.ts';

const atOnce = 100;

/** What each room erases by hand; every other table refers to the person and goes along. */
const parts = [
  eraseDeliveries,
  eraseRequests,
  eraseAttempts,
  eraseTariffs,
  erasePayments,
  eraseMessages,
];

/**
 * Erases everybody whose month is over. Each goes in a transaction of their own, so that a crash
 * leaves whole people only, and the next run goes on with them. Their pictures and scans are nobody's after
 * it, and whoever runs this throws those away.
 */
export async function eraseLeavers(db: Database, now: Date): Promise<void> {
  const askedBefore = new Date(now);
  askedBefore.setDate(askedBefore.getDate() - deletionDays);
  const leavers = await db
    .selectFrom('users')
    .select('id')
    .where('deletion_asked_at', '<=', askedBefore)
    .orderBy('deletion_asked_at')
    .limit(atOnce)
    .execute();
  for (const { id } of leavers) {
    await inTransaction(db, (trx) => erasePerson(trx, id, askedBefore));
  }
  if (leavers.length === atOnce) await eraseLeavers(db, now);
}

/** Looked at again under the lock: whoever has just changed their mind stays. */
async function erasePerson(trx: Connection, id: number, askedBefore: Date): Promise<void> {
  const person = await lockAnyUser(trx, id);
  if (!person?.deletion_asked_at || person.deletion_asked_at > askedBefore) return;
  const { phone, email } = person;
  const contacts = [
    ...(phone && person.phone_verified_at ? [phone] : []),
    ...(email && person.email_verified_at ? [email] : []),
  ];
  for (const erase of parts) await erase(trx, { id, phone, email, contacts });
  await removeUser(trx, id);
}
