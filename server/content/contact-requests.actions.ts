import { inTransaction, type Connection } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { queueMail } from '#server/platform/deliveries.ts';
import { addressKey, countAttempt } from '#server/platform/limits.ts';
import { type NewRequest, requestLetter } from './contact-requests.emails.ts';

/** Stores a request and the letter to support in one step; the same again the same day is one. */
export async function receiveRequest(
  { db, config }: Deps,
  request: NewRequest,
  address: string,
): Promise<void> {
  await countAttempt(db, { key: `contact-us:${addressKey(address)}`, most: 10, seconds: 3600 });
  await inTransaction(db, async (trx) => {
    const stored = await trx
      .insertInto('contact_requests')
      .values(request)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!stored) return;
    const letter = requestLetter({ ...request, id: stored.id });
    const { user_id } = request;
    const to = {
      address: config.brand.support_email,
      ...(user_id !== null && { userId: user_id }),
    };
    await queueMail(trx, to, letter);
  });
}

const keptForYears = 3;

export async function deleteOldRequests(db: Connection): Promise<void> {
  const before = new Date();
  before.setFullYear(before.getFullYear() - keptForYears);
  await db.deleteFrom('contact_requests').where('created_at', '<', before).execute();
}
