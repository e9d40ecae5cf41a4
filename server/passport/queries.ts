import type { Connection } from '#server/platform/database.ts';

/** All that was sent to be looked at and what became of it, the newest first. */
export async function listPassportChecks(db: Connection, userId: number) {
  const [person, checks] = await Promise.all([
    db
      .selectFrom('users')
      .select('passport_verified_at')
      .where('id', '=', userId)
      .executeTakeFirst(),
    db
      .selectFrom('passport_checks')
      .select(['created_at as sent_at', 'applied_at', 'decision', 'reason'])
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .execute(),
  ]);
  return {
    verified_at: person?.passport_verified_at ?? null,
    // What can still be taken back is not decided.
    checks: checks.map(({ applied_at, decision, reason, sent_at }) =>
      applied_at === null
        ? { sent_at, decided_at: null, decision: null, reason: '' }
        : { sent_at, decided_at: applied_at, decision, reason },
    ),
  };
}
