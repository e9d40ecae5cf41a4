import { Kysely, type LogEvent, PostgresDialect, sql, type Transaction } from 'kysely';
import { Client, Pool, types } from 'pg';
import { prepareMarked } from './prepared.ts';
import { SettingsError } from './config/settings-error.ts';
import type { DB } from './tables.ts';

export type Database = Kysely<DB>;
/** Inside and outside a transaction alike. */
export type Connection = Database | Transaction<DB>;

/**
 * All of the work or nothing. Within another transaction it is a part of it that can fail alone, so
 * that whoever calls may gather several changes into one commit; parts run one after another.
 */
export async function inTransaction<T>(
  db: Connection,
  work: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  if (!isTransaction(db)) return db.transaction().execute(work);
  await sql`savepoint part`.execute(db);
  try {
    const done = await work(db);
    await sql`release savepoint part`.execute(db);
    return done;
  } catch (error) {
    await sql`rollback to savepoint part; release savepoint part`.execute(db);
    throw error;
  }
}

const isTransaction = (db: Connection): db is Transaction<DB> => db.isTransaction;

// Row numbers and kopecks stay far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);
// A day is `2026-12-31` everywhere: as a Date it would be midnight somewhere.
types.setTypeParser(types.builtins.DATE, String);

export interface DatabaseOptions {
  url: string;
  /** Connections of this process. */
  size?: number;
  /** Is told of every statement. */
  log?: ((event: LogEvent) => void) | undefined;
}

const session = {
  timezone: 'UTC',
  // Many people at once share the cores: no one takes them all, or compiles for one question.
  max_parallel_workers_per_gather: 0,
  jit: 'off',
  // What is asked for often lies in memory, where any page is as near as the next one.
  random_page_cost: '1.1',
  // A search keeps the places of all cards that have a word.
  work_mem: '16MB',
};

export function openDatabase(options: DatabaseOptions): Database {
  const pool = openPool(options);
  const dialect = new PostgresDialect({ pool });
  const db = new Kysely<DB>({ dialect, ...(options.log && { log: options.log }) });
  addresses.set(db, options.url);
  pools.set(db, pool);
  return db;
}

/**
 * A new connection has to read the catalogue and plan every statement anew, 60–90 ms of a core. Were
 * they dropped in every quiet moment, the next busy one would open all of them at once and stand still.
 */
const idleSeconds = 300;

/** Every statement has 5 s, every transaction 15 s of idleness. */
export function openPool({ url, size = 10 }: DatabaseOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    max: size,
    statement_timeout: 5000,
    idle_in_transaction_session_timeout: 15_000,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: idleSeconds * 1000,
    keepAlive: true,
    options: Object.entries(session)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  // A connection that dies is replaced at the next query, and whoever uses it gets the error from
  // their query. Without listeners its event would end the process, idle or in a transaction.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    prepareMarked(client);
  });
  return pool;
}

const addresses = new WeakMap<Database, string>();
const pools = new WeakMap<Database, Pool>();

/** Connections of this process, and who waits for one. */
export function poolState(db: Database): { total: number; idle: number; waiting: number } {
  const pool = pools.get(db);
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pool ?? {};
  return { total: totalCount, idle: idleCount, waiting: waitingCount };
}

/** A connection of its own beside the pool, not opened yet: whoever listens never gives it back. */
export function connectBeside(db: Database): Client {
  const connectionString = addresses.get(db);
  return new Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5000 });
}

/** Cyrillic is compared and searched rightly only under a locale that knows it. */
export async function checkLocale(db: Database): Promise<void> {
  if ((await isUnicode(db)) && (await foldsCyrillic(db))) return;
  throw new SettingsError(
    'The database of DATABASE_URL does not know Cyrillic: ' +
      'create it with ENCODING UTF8, and LC_CTYPE C.UTF-8 or an ICU locale.',
  );
}

/** Asked first: into other encodings the letters of the second question may not even be sent. */
async function isUnicode(db: Database): Promise<boolean> {
  const { rows } = await sql<{ encoding: string }>`
    select current_setting('server_encoding') as encoding`.execute(db);
  return rows[0]?.encoding === 'UTF8';
}

async function foldsCyrillic(db: Database): Promise<boolean> {
  const { rows } = await sql<{ folds: boolean }>`select lower('Ё') = 'ё' as folds`.execute(db);
  return rows[0]?.folds === true;
}

export async function isAlive(db: Database): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}
