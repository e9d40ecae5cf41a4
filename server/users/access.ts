import type { Connection } from '#server/platform/database.ts';
import { unauthenticated } from '#server/platform/errors.ts';

/**
 * Locks a person until the end of the transaction, so that two parallel calls of theirs cannot both
 * take what is left. Always before any row that belongs to the person: one order of locks everywhere
 * is what keeps transactions from a deadlock. Undefined: there is no such person.
 */
export async function lockAnyUser(trx: Connection, id: number) {
  return (
    trx
      .selectFrom('users')
      .select([
        'id',
        'name',
        'role',
        'avatar_id',
        'phone',
        'phone_verified_at',
        'email',
        'email_verified_at',
        'passport_verified_at',
        'blocked_at',
        'deletion_asked_at',
        'looking_around_until',
      ])
      .where('id', '=', id)
      // Rows that refer to the person may be added meanwhile.
      .forNoKeyUpdate()
      .executeTakeFirst()
  );
}

/** The same for somebody who calls: 401 when they were blocked while the call was on its way. */
export async function lockUser(trx: Connection, { id }: { id: number }) {
  const person = await lockAnyUser(trx, id);
  if (!person || person.blocked_at) throw unauthenticated();
  return person;
}
