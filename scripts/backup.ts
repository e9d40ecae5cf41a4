import { resolve, join } from 'node:path';
import { findRunningDatabase, startEmbeddedPostgres } from '#server/embedded-postgres/start.ts';
import { readConfig } from '#server/platform/config.ts';
import { BackupError } from './backup/backup-error.ts';
import { backUp } from './backup/back-up.ts';

// Keeps everything of one moment, while the product runs or not: npm run backup -- /backups/monday
const [directory = '', ...more] = process.argv.slice(2);
if (!directory || directory.startsWith('-') || more.length > 0) {
  console.error('Usage: npm run backup -- <new folder>');
  process.exit(2);
}

const { databaseUrl, dataDir, backupPassphrase: passphrase } = readConfig();
const cluster = join(dataDir, 'postgres');
const running = databaseUrl || (await findRunningDatabase(cluster));
const options = { directory: cluster, log: console.log };
const embedded = running ? null : await startEmbeddedPostgres(options);
try {
  const { tables, files } = await backUp({
    databaseUrl: embedded?.url ?? running ?? '',
    dataDir,
    directory: resolve(directory),
    passphrase,
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows and ${files.length} files are in ${resolve(directory)}.`);
  if (!passphrase) console.log('Not encrypted: BACKUP_PASSPHRASE is not set.');
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await embedded?.stop();
}
