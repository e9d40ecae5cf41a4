import { sql } from 'kysely';
import type { Connection, Database } from '#server/platform/database.ts';

/**
 * An index grows faster at once than row by row. What was set aside is written down in the database
 * in the same transaction, so that a load that was killed halfway costs no index: the next one
 * brings them all back.
 */
export async function setIndexesAside(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await makeNote(trx);
    const { rows } = await sql<{ name: string }>`
      insert into demo_indexes_aside (name, definition)
      select relname, pg_get_indexdef(indexrelid)
      from pg_index join pg_class on pg_class.oid = indexrelid
      where indrelid = 'cards'::regclass and not indisunique
      returning name`.execute(trx);
    for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(trx);
  });
}

export async function bringIndexesBack(
  db: Database,
  log: (line: string) => void = () => {},
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await makeNote(trx);
    const { rows } = await sql<{ name: string; definition: string }>`
      select name, definition from demo_indexes_aside order by name`.execute(trx);
    for (const { name, definition } of rows) {
      const began = performance.now();
      await sql.raw(definition).execute(trx);
      log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
    }
    await sql`drop table demo_indexes_aside`.execute(trx);
  });
}

const makeNote = (db: Connection) =>
  sql`create table if not exists demo_indexes_aside (name text primary key, definition text not null)`.execute(
    db,
  );
