import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/platform/tables.ts';

export interface Column {
  table: string;
  column: string;
}

/** Every column that refers to people, as the catalog has it. */
export async function columnsOfPeople(db: Kysely<DB>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass
    order by 1, 2`.execute(db);
  return rows;
}

/** Columns without a reference that by their name hold whom something went to or came from. */
export async function columnsOfContacts(db: Kysely<DB>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as column
    from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'inet')
      and column_name in ('recipient', 'contact', 'target', 'phone', 'email', 'login', 'user_agent',
        'address', 'ip', 'device_name')
    order by 1, 2`.execute(db);
  return rows;
}

/** Those whose rows outlive the person and forget who it was. */
export async function columnsThatForget(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.conrelid::regclass::text || '.' || a.attname as name
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass and c.confdeltype = 'n'
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

export async function countRows(
  db: Kysely<DB>,
  { table, column }: Column,
  value: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** `schema.table.column` of whatever holds one of the marks anywhere in its text. */
export async function findTraces(db: Kysely<DB>, marks: string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ schema: string; table: string; column: string }>`
    select n.nspname as schema, c.relname as table, a.attname as column
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and n.nspname not like 'pg\\_%'
      and n.nspname <> 'information_schema'
    order by 1, 2, 3`.execute(db);
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const { rows } = await sql`
      select from ${sql.id(schema, table)}
      where exists (select from unnest(${marks}::text[]) as mark
        where strpos(lower(${sql.ref(column)}::text), lower(mark)) > 0)
      limit 1`.execute(db);
    if (rows.length > 0) found.push(`${schema}.${table}.${column}`);
  }
  return found;
}
