import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { checkLocale, openDatabase } from '../database.ts';
import { checkVersion } from './version.ts';
import { SettingsError } from '../config/settings-error.ts';

const folder = join(import.meta.dirname, '../../../db/migrations');

/**
 * Brings the database to the newest form, or to an older one that a backup has; migrations go
 * forward only, each in a transaction.
 */
export async function migrate(databaseUrl: string, upTo?: string): Promise<void> {
  const db = openDatabase({ url: databaseUrl, size: 2 });
  try {
    await checkVersion(db);
    await checkLocale(db);
    await runMigrations({ connectionString: databaseUrl });
    const migrator = new Migrator({ db, provider: { getMigrations } });
    const { error } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
    if (error) throw newerData(error) ?? error;
  } finally {
    await db.destroy();
  }
}

/** Older code on newer data would write what nobody reads any more. */
function newerData(error: unknown): SettingsError | null {
  const missing = error instanceof Error ? /migration (\S+) is missing/.exec(error.message) : null;
  if (!missing) return null;
  return new SettingsError(
    `The database was brought up to date by a newer version: this one does not know ${missing[1]}. ` +
      'Start the newer version, or restore a backup from before it.',
  );
}

/** Whether this version of the product has it. */
export const knowsMigration = (name: string): boolean =>
  readdirSync(folder).includes(`${name}.sql`);

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
