import { sql, type Transaction } from 'kysely';
import { type Database, inTransaction } from '../database.ts';
import type { DB } from '../tables.ts';

/** Figures may take longer than a page of somebody, but nobody waits longer than that. */
const longest = '10s';

/** Reads without a right to change anything, all of it at one moment. */
export function readOnly<T>(db: Database, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
  return inTransaction(db, async (trx) => {
    await sql`set transaction isolation level repeatable read read only`.execute(trx);
    await sql`select set_config('statement_timeout', ${longest}, true)`.execute(trx);
    return work(trx);
  });
}
