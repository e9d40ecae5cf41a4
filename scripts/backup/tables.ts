import { type Client, escapeIdentifier } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { BackupError } from './backup-error.ts';
import { type Backup, readEntry, writeEntry } from './entries.ts';
import type { Manifest } from './manifest.ts';

type Table = Manifest['tables'][number];
type TableName = Pick<Table, 'schema' | 'name' | 'columns'>;

const schemas = `('public', 'graphile_worker')`;

/** Not those of the migrations, which are made by running them, nor what a crash may forget. */
async function listTables(client: Client): Promise<TableName[]> {
  const { rows } = await client.query<TableName>(`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname in ${schemas} and c.relkind = 'r' and c.relpersistence = 'p'
      and c.relname not in ('kysely_migration', 'kysely_migration_lock', 'migrations')
      and a.attgenerated = ''
    group by 1, 2 order by 1, 2`);
  return rows;
}

/** All tables as they stand in the snapshot of the client's transaction. */
export async function dumpTables(client: Client, backup: Backup): Promise<Table[]> {
  const tables: Table[] = [];
  for (const table of await listTables(client)) {
    const stream = client.query(copyTo(`copy ${spell(table)} to stdout`));
    const path = `tables/${table.schema}.${table.name}.copy.gz`;
    const entry = await writeEntry(backup, path, stream);
    tables.push({ ...table, ...entry, rows: stream.rowCount });
  }
  return tables;
}

const spell = ({ schema, name, columns }: TableName) =>
  `${schema}.${escapeIdentifier(name)} (${columns.map((one) => escapeIdentifier(one)).join(', ')})`;

/** Into the tables of the same migration, instead of what the migrations have put there. */
export async function loadTables(client: Client, backup: Backup, tables: Table[]): Promise<void> {
  const present = await listTables(client);
  const all = present.map(({ schema, name }) => `${schema}.${escapeIdentifier(name)}`);
  // Rows come table by table, so what refers to others is checked at the end, all at once.
  const { rows: references } = await client.query<{ drop: string; add: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname,
        pg_get_constraintdef(oid)) as add
    from pg_constraint
    where contype = 'f' and connamespace::regnamespace::text in ${schemas}`);
  for (const { drop } of references) await client.query(drop);
  // What migrations have put there comes back with the backup. The guards of tables that only grow
  // stay in force: those are empty.
  for (const table of all) {
    const { rowCount } = await client.query(`select from ${table} limit 1`);
    if (rowCount) await client.query(`truncate ${table}`);
  }
  for (const table of all) await client.query(`alter table ${table} disable trigger user`);
  for (const table of tables) {
    const stream = client.query(copyFrom(`copy ${spell(table)} from stdin`));
    await readEntry(backup, table, stream);
    if (stream.rowCount !== table.rows) {
      throw new BackupError(`${table.path}: ${stream.rowCount} rows came, not ${table.rows}.`);
    }
  }
  for (const table of all) await client.query(`alter table ${table} enable trigger user`);
  for (const { add } of references) await client.query(add);
}

/** Numbers are given outside of transactions, so these are never behind the rows of the snapshot. */
export async function readSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ schema: 'public'; name: string; value: string }>(`
    select schemaname as schema, sequencename as name, last_value as value
    from pg_sequences
    where schemaname in ${schemas} and last_value is not null order by 1, 2`);
  return rows.map((row) => ({ ...row, value: Number(row.value) }));
}

export async function setSequences(
  client: Client,
  sequences: Manifest['sequences'],
): Promise<void> {
  for (const { schema, name, value } of sequences) {
    const sequence = `${schema}.${escapeIdentifier(name)}`;
    await client.query('select setval($1::text::regclass, $2::bigint)', [sequence, value]);
  }
}
