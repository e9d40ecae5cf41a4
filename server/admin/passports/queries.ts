import { type NotNull, sql } from 'kysely';
import type { PageMeta } from '#contract/fields.ts';
import { queuedPerPage } from '#contract/moderation.ts';
import type { PassportPart, QueuedPassport } from '#contract/passport.ts';
import { isDue } from '#server/decisions/actions.ts';
import { leftMs, pageMeta, type Pending } from '#server/decisions/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/viewer.ts';

/** The oldest first, without one's own. Those of people who are away wait until they come back. */
export async function listPassports(
  db: Connection,
  viewer: SignedIn,
  page: number,
): Promise<{ data: QueuedPassport[]; meta: PageMeta }> {
  const [rows, { waiting }] = await Promise.all([
    passportRows(db, viewer, page),
    countPassports(db, viewer),
  ]);
  const data = rows.map(({ id, created_at, parts, rejected_before, ...person }) => ({
    id,
    created_at: created_at.toISOString(),
    person: {
      id: person.person_id,
      name: person.name,
      created_at: person.registered_at.toISOString(),
      birth_years: person.birth_years,
    },
    parts,
    rejected_before,
  }));
  return { data, meta: pageMeta(page, waiting) };
}

export async function countPassports(
  db: Connection,
  viewer: SignedIn,
): Promise<{ waiting: number; oldest_at: string | null }> {
  const { waiting, oldest } = await waitingPassports(db, viewer)
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.min('passport.created_at').as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting, oldest_at: oldest && new Date(oldest).toISOString() };
}

/** What this person has decided and can still take back. */
export async function pendingPassports(db: Connection, viewer: SignedIn): Promise<Pending[]> {
  const rows = await db
    .selectFrom('passport_checks as passport')
    .innerJoin('users as person', 'person.id', 'passport.user_id')
    .select(['passport.id', 'passport.decision', 'person.name', leftMs.as('left_ms')])
    .where('passport.decided_by', '=', viewer.id)
    .where('passport.applied_at', 'is', null)
    .where((row) => row.not(isDue))
    .$narrowType<{ decision: NotNull }>()
    .execute();
  return rows.map(({ name, ...one }) => ({ ...one, title: name ?? 'Без имени' }));
}

function waitingPassports(db: Connection, viewer: SignedIn) {
  return db
    .selectFrom('passport_checks as passport')
    .innerJoin('users as person', 'person.id', 'passport.user_id')
    .where('passport.decided_at', 'is', null)
    .where('person.id', '<>', viewer.id)
    .where('person.blocked_at', 'is', null)
    .where('person.deletion_asked_at', 'is', null);
}

function passportRows(db: Connection, viewer: SignedIn, page: number) {
  return waitingPassports(db, viewer)
    .select([
      'passport.id',
      'passport.created_at',
      'person.id as person_id',
      'person.name',
      'person.created_at as registered_at',
      sql<number[]>`array(
        select distinct left(coalesce(content, draft) -> 'answers' ->> 'birth_date', 4)::int as year
        from cards
        where owner_id = person.id and deleted_at is null
          and coalesce(content, draft) -> 'answers' ->> 'birth_date' ~ '^\\d{4}-'
        order by year
      )`.as('birth_years'),
      sql<PassportPart[]>`array(
        select part from passport_scans where check_id = passport.id order by part
      )`.as('parts'),
      sql<string | null>`(
        select earlier.reason from passport_checks as earlier
        where earlier.user_id = person.id and earlier.id < passport.id
          and earlier.decision = 'reject' and earlier.applied_at is not null
        order by earlier.id desc limit 1
      )`.as('rejected_before'),
    ])
    .orderBy('passport.created_at')
    .orderBy('passport.id')
    .limit(queuedPerPage)
    .offset((page - 1) * queuedPerPage)
    .execute();
}
