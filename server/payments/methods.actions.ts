import type { Connection } from '#server/platform/database.ts';
import type { StoredPayment } from './queries.ts';

interface Method {
  provider: StoredPayment['provider'];
  id: string;
  title: string;
}

/** What renewals are paid with from now on; there is one at a time. */
export async function linkMethod(
  trx: Connection,
  userId: number,
  { provider, id, title }: Method,
  now: Date,
): Promise<void> {
  await unlinkMethods(trx, userId, now);
  await trx
    .insertInto('payment_methods')
    .values({ user_id: userId, provider, provider_id: id, title, linked_at: now })
    .execute();
}

/** The token goes: without it nobody can charge. */
export async function unlinkMethods(trx: Connection, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable('payment_methods')
    .set({ provider_id: null, unlinked_at: now })
    .where('user_id', '=', userId)
    .where('unlinked_at', 'is', null)
    .execute();
}
