import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { openDatabase } from './database.ts';
import { checkVersion } from './database-version.ts';

const folder = join(import.meta.dirname, '../../db/migrations');

/** Brings the database to the newest form; migrations go forward only, each in a transaction. */
export async function migrate(databaseUrl: string): Promise<void> {
  const db = openDatabase({ url: databaseUrl, size: 2 });
  try {
    await checkVersion(db);
    await runMigrations({ connectionString: databaseUrl });
    const migrator = new Migrator({ db, provider: { getMigrations } });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  } finally {
    await db.destroy();
  }
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return Object.fromEntries(
    files.map((file) => [
      file.replace(/\.sql$/, ''),
      {
        async up(db) {
          // A table of a million cards is not changed in the time of a page, nor in its memory.
          await sql`set local statement_timeout = 0`.execute(db);
          await sql`set local maintenance_work_mem = '256MB'`.execute(db);
          await sql.raw(readFileSync(join(folder, file), 'utf8')).execute(db);
        },
      },
    ]),
  );
}
