import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';

/** Shown vacancies whose last day is over; those that somebody holds are left for the next time. */
export function expired(trx: Connection, today: string) {
  return shown(trx).selectAll().where('open_until', '<', today);
}

/** A day that was chosen when it was near already needs no telling. */
export function lastDaysToTell(
  trx: Connection,
  { today, until }: Record<'today' | 'until', string>,
) {
  return shown(trx)
    .select(['id', 'owner_id', 'open_until'])
    .where('open_until', '>=', today)
    .where('open_until', '<=', until)
    .where(sql<boolean>`told_until is distinct from open_until`)
    .where(
      sql<boolean>`open_until - (coalesce(renewed_at, sunk_from, published_at) at time zone 'Europe/Moscow')::date > 3`,
    );
}

const shown = (trx: Connection) =>
  trx
    .selectFrom('cards')
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null)
    .forUpdate()
    .skipLocked();
