import { sql } from 'kysely';
import type { TariffSource } from '#contract/tariff-editing.ts';
import { roleToWire } from '#contract/roles.ts';
import type { Connection } from '#server/platform/database.ts';

/** As the staff see them: those for workers first, in the order in which they are shown. */
export async function listTariffSources(db: Connection): Promise<TariffSource[]> {
  const rows = await sourceRows(db)
    .orderBy('tariffs.role', 'desc')
    .orderBy('tariffs.position')
    .orderBy('tariffs.id')
    .execute();
  return rows.map(asSource);
}

export async function getTariffSource(db: Connection, id: number): Promise<TariffSource> {
  return asSource(await sourceRows(db).where('tariffs.id', '=', id).executeTakeFirstOrThrow());
}

const sourceRows = (db: Connection) =>
  db
    .selectFrom('tariffs')
    .leftJoin('tariffs as next', 'next.id', 'tariffs.next_tariff_id')
    .selectAll('tariffs')
    .select('next.name as next_name')
    .select([
      sql<number>`(
        select count(*)::int from subscriptions
        where tariff_id = tariffs.id and state = 'active' and coalesce(until, 'infinity') > now()
      )`.as('holders'),
      sql<number>`(
        select count(*)::int from payments
        where tariff_id = tariffs.id and state in ('new', 'pending')
      )`.as('open_payments'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof sourceRows>['executeTakeFirstOrThrow']>>;

function asSource(row: Row): TariffSource {
  const { period_count: count, period_unit: unit } = row;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    summary: row.summary,
    price_kopecks: row.price_kopecks,
    cards: row.cards,
    contacts: row.contacts,
    contacts_per: row.contacts_per,
    included: row.included,
    is_shown: row.is_shown,
    is_trial: row.is_trial,
    renews: row.renews,
    version: row.version,
    holders: row.holders,
    role: roleToWire(row.role) as TariffSource['role'],
    period: count === null || unit === null ? null : { count, unit },
    next: row.next_name,
    open_payments: row.open_payments,
  };
}
