import { sql } from 'kysely';
import type {
  LedgerBalance,
  LedgerDay,
  LedgerMovement,
  MoneyCheck,
} from '#contract/admin-ledger.ts';
import type { Connection, Database } from '#server/platform/database.ts';
import { dayOf, endOfDay, startOfDay } from '#server/platform/database/days.queries.ts';
import { readOnly } from '#server/platform/database/read-only.ts';
import { checkPeriod, type Period } from '../statistics/period.queries.ts';

/** Days are those of Moscow. */
export async function showLedger(db: Database, period: Period) {
  checkPeriod(period);
  return readOnly(db, async (trx) => ({
    accounts: await listAccounts(trx, period),
    days: await listDays(trx, period),
    check: await lastCheck(trx),
  }));
}

const moved = sql`
  coalesce(sum(amount) filter (where amount > 0), 0)::bigint as gained,
  coalesce(sum(amount) filter (where amount < 0), 0)::bigint as lost`;

const entriesOf = (period: Period) => sql`
  ledger_entries as entry join ledger_transactions as moved on moved.id = transaction_id
  where moved.at >= ${startOfDay(period.from)} and moved.at < ${endOfDay(period.to)}`;

async function listAccounts(trx: Connection, period: Period): Promise<LedgerBalance[]> {
  const { rows } = await sql<LedgerBalance>`
    with period as (
      select account, unit, ${moved} from ${entriesOf(period)} group by account, unit
    )
    select account, unit, balance, coalesce(gained, 0)::bigint as gained,
      coalesce(lost, 0)::bigint as lost
    from (
      select account, unit, sum(amount)::bigint as balance from ledger_entries
      group by account, unit
    ) as ever
    left join period using (account, unit)
    order by unit desc, account`.execute(trx);
  return rows;
}

async function listDays(trx: Connection, period: Period): Promise<LedgerDay[]> {
  const { rows } = await sql<LedgerDay>`
    select to_char(${dayOf(sql.ref('moved.at'))}, 'YYYY-MM-DD') as day, account, unit,
      ${moved}
    from ${entriesOf(period)}
    group by 1, account, unit
    order by 1 desc, unit desc, account`.execute(trx);
  return rows;
}

const oldMs = 2 * 24 * 60 * 60 * 1000;

async function lastCheck(db: Connection): Promise<MoneyCheck | null> {
  const row = await db
    .selectFrom('money_checks')
    .select(['checked_at', 'took_ms', 'found', 'violations'])
    .orderBy('checked_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!row) return null;
  const is_old = Date.now() - row.checked_at.getTime() > oldMs;
  return { ...row, checked_at: row.checked_at.toISOString(), is_old };
}

const perPage = 100;

/** Of one account on one day, the newest first. */
export async function listMovements(
  db: Database,
  {
    account,
    day,
    before,
  }: { account: LedgerMovement['account']; day: string; before?: number | undefined },
) {
  const on = { from: day, to: day };
  const rows = await readOnly(db, (trx) => {
    const entries = trx
      .selectFrom('ledger_entries as entry')
      .innerJoin('ledger_transactions as moved', 'moved.id', 'entry.transaction_id')
      .select([
        'entry.id',
        'moved.at',
        'moved.kind',
        'entry.account',
        'entry.unit',
        'entry.amount',
        'entry.subject',
      ])
      .where('entry.account', '=', account)
      .where(sql<boolean>`moved.at >= ${startOfDay(on.from)} and moved.at < ${endOfDay(on.to)}`)
      .orderBy('entry.id', 'desc')
      .limit(perPage + 1);
    return (before === undefined ? entries : entries.where('entry.id', '<', before)).execute();
  });
  const data = rows.slice(0, perPage).map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  return {
    data,
    meta: { next_cursor: rows.length > perPage ? (data.at(-1)?.id ?? null) : null },
  };
}
