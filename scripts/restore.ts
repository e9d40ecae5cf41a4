import { join, resolve } from 'node:path';
import { AlreadyRunningError, startEmbeddedPostgres } from '#server/embedded-postgres/start.ts';
import { readConfig } from '#server/platform/config.ts';
import { BackupError } from './backup/backup-error.ts';
import { restoreFrom } from './backup/restore-from.ts';

// Puts a backup into an empty installation: npm run restore -- /backups/monday [--replace]
const [directory = '', replace, ...more] = process.argv.slice(2);
const isKnown = replace === undefined || replace === '--replace';
if (!directory || directory.startsWith('-') || !isKnown || more.length > 0) {
  console.error('Usage: npm run restore -- <folder of a backup> [--replace]');
  process.exit(2);
}

const { databaseUrl, dataDir, backupPassphrase: passphrase } = readConfig();
try {
  const options = { directory: join(dataDir, 'postgres'), log: console.log };
  const embedded = databaseUrl ? null : await startEmbeddedPostgres(options);
  try {
    const { created_at, tables, files } = await restoreFrom({
      databaseUrl: embedded?.url ?? databaseUrl,
      dataDir,
      directory: resolve(directory),
      passphrase,
      replaces: replace !== undefined,
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${rows} rows and ${files.length} files of ${created_at} are back.`);
  } finally {
    await embedded?.stop();
  }
} catch (error) {
  if (!(error instanceof BackupError || error instanceof AlreadyRunningError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
