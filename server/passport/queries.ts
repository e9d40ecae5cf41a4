import type { Passport } from '#contract/passport.ts';
import type { Connection } from '#server/platform/database.ts';
import { describePassport } from './rules.ts';

/** Where the check of one's own passport stands. */
export async function showPassport(db: Connection, userId: number): Promise<Passport> {
  const [person, last] = await Promise.all([
    db
      .selectFrom('users')
      .select('passport_verified_at')
      .where('id', '=', userId)
      .executeTakeFirst(),
    db
      .selectFrom('passport_checks')
      .select(['created_at', 'decision', 'reason', 'applied_at'])
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return describePassport(person?.passport_verified_at ?? null, last);
}

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
