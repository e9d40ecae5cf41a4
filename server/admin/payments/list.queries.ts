import { type SelectQueryBuilder, sql } from 'kysely';
import type { PaymentFilter, PaymentLine, PaymentSearch } from '#contract/admin-payments.ts';
import { roleToWire } from '#contract/roles.ts';
import type { Connection, Database } from '#server/platform/database.ts';
import { endOfDay, startOfDay } from '#server/platform/database/days.queries.ts';
import { readOnly } from '#server/platform/database/read-only.ts';
import type { DB } from '#server/platform/tables.ts';
import { idsOfPeople } from '../people/queries.ts';
import { cursorOf, placeOf } from './cursor.rules.ts';

const perPage = 50;

/** The newest first; what all of them come to is told with the first page. */
export async function listPayments(
  db: Database,
  { before, ...search }: PaymentSearch & { before?: string | undefined },
) {
  const place = placeOf(before);
  return readOnly(db, async (trx) => {
    const found = await searched(trx, search);
    const rows = await lineRows(trx)
      .where('payments.id', 'in', (of) => {
        let page = found(of.selectFrom('payments').select('payments.id'));
        if (place) {
          page = page.where(
            sql<boolean>`(payments.created_at, payments.id) < (${place.created_at}, ${place.id}::uuid)`,
          );
        }
        return page
          .orderBy('payments.created_at', 'desc')
          .orderBy('payments.id', 'desc')
          .limit(perPage + 1);
      })
      .orderBy('payments.created_at', 'desc')
      .orderBy('payments.id', 'desc')
      .execute();
    const shown = rows.slice(0, perPage);
    const last = shown.at(-1);
    return {
      data: shown.map(asLine),
      meta: { next_cursor: rows.length > perPage && last ? cursorOf(last) : null },
      totals: place ? null : await totalsOf(trx, found),
      tariffs: await listTariffNames(trx),
    };
  });
}

type Payments = SelectQueryBuilder<DB, 'payments', object>;
type Narrow = <Rows>(rows: SelectQueryBuilder<DB, 'payments', Rows>) => typeof rows;

/** The conditions of a search, whatever is asked of what fits. */
async function searched(db: Connection, search: PaymentSearch): Promise<Narrow> {
  const { state, tariff, from, to, q, from_kopecks, to_kopecks } = search;
  const people = q ? await idsOfPeople(db, q) : [];
  return (all) => {
    let rows = all as Payments;
    if (state) rows = withState(rows, state);
    if (tariff) {
      rows = rows.where('payments.tariff_id', 'in', (of) =>
        of.selectFrom('tariffs').select('tariffs.id').where('slug', '=', tariff),
      );
    }
    if (from) rows = rows.where('payments.created_at', '>=', startOfDay(from));
    if (to) rows = rows.where('payments.created_at', '<', endOfDay(to));
    if (from_kopecks !== undefined) {
      rows = rows.where('payments.amount_kopecks', '>=', from_kopecks);
    }
    if (to_kopecks !== undefined) rows = rows.where('payments.amount_kopecks', '<=', to_kopecks);
    if (q) {
      rows = rows.where((of) =>
        of.or([
          of(sql<string>`payments.id::text`, '=', q.toLowerCase()),
          of('payments.provider_id', '=', q),
          ...(people.length > 0 ? [of('payments.user_id', 'in', people)] : []),
        ]),
      );
    }
    return rows as typeof all;
  };
}

function withState(rows: Payments, state: PaymentFilter): Payments {
  if (state === 'open') return rows.where('payments.state', 'in', ['new', 'pending']);
  if (state !== 'refunded') return rows.where('payments.state', '=', state);
  return rows.where('payments.id', 'in', (of) =>
    of.selectFrom('refunds').select('payment_id').where('refunds.state', '=', 'succeeded'),
  );
}

async function totalsOf(db: Connection, found: Narrow) {
  const rows = found(
    db.selectFrom('payments').select(['payments.id', 'payments.state', 'payments.amount_kopecks']),
  );
  const sumOf = (states: string[]) => sql<number>`
    coalesce(sum(amount_kopecks) filter (where state = any(${states})), 0)::bigint`;
  return db
    .with('found', () => rows)
    .selectFrom('found')
    .select(({ fn }) => [
      fn.countAll<number>().as('payments'),
      sumOf(['succeeded']).as('paid_kopecks'),
      sumOf(['new', 'pending']).as('open_kopecks'),
      sql<number>`(
        select coalesce(sum(refunds.amount_kopecks), 0)::bigint from refunds
        where refunds.state = 'succeeded' and refunds.payment_id in (select id from found)
      )`.as('refunded_kopecks'),
    ])
    .executeTakeFirstOrThrow();
}

export const lineRows = (db: Connection) =>
  db
    .selectFrom('payments')
    .innerJoin('tariffs', 'tariffs.id', 'payments.tariff_id')
    .leftJoin('users as person', 'person.id', 'payments.user_id')
    .selectAll('payments')
    .select(['tariffs.slug', 'tariffs.name', 'tariffs.role'])
    .select(['person.id as person_id', 'person.name as person_name'])
    .select(
      sql<number>`(
        select coalesce(sum(refunds.amount_kopecks), 0)::bigint from refunds
        where refunds.payment_id = payments.id and refunds.state = 'succeeded'
      )`.as('refunded_kopecks'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof lineRows>['executeTakeFirstOrThrow']>>;

export const asLine = (row: Row): PaymentLine => ({
  id: row.id,
  state: row.state,
  purpose: row.purpose,
  tariff: asTariff(row),
  amount_kopecks: row.amount_kopecks,
  refunded_kopecks: row.refunded_kopecks,
  person: row.person_id === null ? null : { id: row.person_id, name: row.person_name },
  created_at: row.created_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
});

const asTariff = ({ slug, name, role }: Pick<Row, 'slug' | 'name' | 'role'>) => ({
  slug,
  name,
  role: roleToWire(role) as PaymentLine['tariff']['role'],
});

async function listTariffNames(db: Connection): Promise<PaymentLine['tariff'][]> {
  const rows = await db
    .selectFrom('tariffs')
    .select(['slug', 'name', 'role'])
    .where('price_kopecks', '>', 0)
    .orderBy('role', 'desc')
    .orderBy('position')
    .execute();
  return rows.map(asTariff);
}
