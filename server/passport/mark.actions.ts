import { lockAnyUser } from '#server/users/access.ts';
import { changeUser } from '#server/users/actions.ts';
import { showPassport } from '#server/cards/lifecycle.actions.ts';
import { undecided } from '#server/decisions/rows.queries.ts';
import type { Connection } from '#server/platform/database.ts';

/** Null takes the mark away; it stands on the person's cards, and people search by it. */
export async function markPassport(
  trx: Connection,
  userId: number,
  verifiedAt: Date | null,
): Promise<void> {
  const person = await lockAnyUser(trx, userId);
  if (person?.passport_verified_at?.getTime() === verifiedAt?.getTime()) return;
  await changeUser(trx, userId, { passport_verified_at: verifiedAt });
  await showPassport(trx, userId, verifiedAt !== null);
}

/** For a new name: nobody has compared it with a passport, nor will by what was decided before. */
export async function dropPassport(trx: Connection, userId: number): Promise<void> {
  await markPassport(trx, userId, null);
  await reopenCheck(trx, userId);
}

/** What waits is looked at anew. */
async function reopenCheck(trx: Connection, userId: number): Promise<void> {
  await trx
    .updateTable('passport_checks')
    .set({ ...undecided, reason: '' })
    .where('user_id', '=', userId)
    .where('applied_at', 'is', null)
    .execute();
}
