import type { Passport } from '#contract/passport.ts';
import { expectedWait } from '#server/decisions/waits.queries.ts';
import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
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
  const shown = describePassport(person?.passport_verified_at ?? null, last);
  const wait_minutes = shown.state === 'waiting' ? await expectedWait(db, passportQueue) : null;
  return { ...shown, wait_minutes };
}

/** Without one's own. */
export const waitingPassports = (db: Connection, { id }: Pick<SignedIn, 'id'>) =>
  db
    .selectFrom('passport_checks as passport')
    .innerJoin('users as person', 'person.id', 'passport.user_id')
    .select(['passport.id', 'passport.created_at'])
    .where('passport.decided_at', 'is', null)
    .where('person.id', '<>', id)
    .where('person.blocked_at', 'is', null)
    .where('person.deletion_asked_at', 'is', null);

const passportQueue = { table: 'passport_checks', waiting: waitingPassports };

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
