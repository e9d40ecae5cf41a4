import { type RawBuilder, sql } from 'kysely';
import { type Share, workersToTell } from '#contract/shown-feedback.ts';
import type { Connection } from '#server/platform/database.ts';

/** Former employers who have confirmed the work of this person, and whom the person shows. */
export const referencesCount = (person: RawBuilder<number>) => sql<number>`(
  select count(*)::int from work_references as said
  where said.worker_id = ${person} and said.worked and said.is_shown)`;

/** What workers say of this family, by the last word of each; null: fewer have said anything. */
export const paysOnTime = (person: RawBuilder<number>) => sql<Share | null>`(
  select json_build_object('yes', count(*) filter (where last.on_time), 'of', count(*))
  from (
    select distinct on (author_id) on_time from feedback
    where about_id = ${person} and not by_family and shown_at is not null
    order by author_id, id desc
  ) as last
  having count(*) >= ${workersToTell}::int)`;

/** What is known of a person, for whoever talks to them. */
export async function trustOf(db: Connection, userId: number) {
  const id = sql<number>`users.id`;
  const person = await db
    .selectFrom('users')
    .select([
      sql<boolean>`passport_verified_at is not null`.as('verified_passport'),
      referencesCount(id).as('references_count'),
      paysOnTime(id).as('pays_on_time'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
  return person ?? null;
}
