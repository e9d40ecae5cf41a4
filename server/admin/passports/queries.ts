import { sql } from 'kysely';
import type { PassportPart } from '#contract/passport.ts';
import type { QueuedPassport } from '#contract/queued-passports.ts';
import type { Connection } from '#server/platform/database.ts';

export const findPassport = (db: Connection, id: number) =>
  db.selectFrom('passport_checks').select('user_id').where('id', '=', id).executeTakeFirst();

export async function namesOf(db: Connection, ids: number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('passport_checks as passport')
    .innerJoin('users as person', 'person.id', 'passport.user_id')
    .select(['passport.id', 'person.name'])
    .where('passport.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name ?? 'Без имени']));
}

export async function describePassports(db: Connection, ids: number[]): Promise<QueuedPassport[]> {
  const rows = await passportRows(db, ids);
  return rows.map(({ id, created_at, parts, rejected_before, ...person }) => ({
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
}

const passportRows = (db: Connection, ids: number[]) =>
  db
    .selectFrom('passport_checks as passport')
    .innerJoin('users as person', 'person.id', 'passport.user_id')
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
    .where('passport.id', 'in', ids)
    .execute();
