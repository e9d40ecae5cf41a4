import { join } from 'node:path';
import { AlreadyRunningError, startEmbeddedPostgres } from '#server/embedded-postgres/start.ts';
import { readConfig } from '#server/platform/config.ts';
import { openStores } from '#server/platform/stores.ts';
import { StoreError } from '#server/platform/s3/store-error.ts';
import { BackupError } from './backup/backup-error.ts';
import { restoreFrom } from './backup/restore-from.ts';
import { openShelf } from './backup/shelf.ts';

// Puts a backup into an empty installation: npm run restore -- /backups/monday [--replace],
// or s3://bucket/monday
const [place = '', replace, ...more] = process.argv.slice(2);
const isKnown = replace === undefined || replace === '--replace';
if (!place || place.startsWith('-') || !isKnown || more.length > 0) {
  console.error('Usage: npm run restore -- <folder of a backup | s3://bucket/name> [--replace]');
  process.exit(2);
}

const config = readConfig();
const { databaseUrl, dataDir, backupPassphrase: passphrase } = config;
try {
  const options = { directory: join(dataDir, 'postgres'), log: console.log };
  const embedded = databaseUrl ? null : await startEmbeddedPostgres(options);
  try {
    const { created_at, tables, files } = await restoreFrom({
      databaseUrl: embedded?.url ?? databaseUrl,
      stores: openStores(config),
      shelf: openShelf(place, config.s3),
      passphrase,
      replaces: replace !== undefined,
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${rows} rows and ${files.length} files of ${created_at} are back.`);
  } finally {
    await embedded?.stop();
  }
} catch (error) {
  const isMendable =
    error instanceof BackupError ||
    error instanceof StoreError ||
    error instanceof AlreadyRunningError;
  if (!isMendable) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
