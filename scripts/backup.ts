import { join } from 'node:path';
import { findRunningDatabase, startEmbeddedPostgres } from '#server/embedded-postgres/start.ts';
import { readConfig } from '#server/platform/config.ts';
import { openStores } from '#server/platform/stores.ts';
import { StoreError } from '#server/platform/s3/store-error.ts';
import { BackupError } from './backup/backup-error.ts';
import { backUp } from './backup/back-up.ts';
import { openShelf } from './backup/shelf.ts';

// Keeps everything of one moment, while the product runs or not: npm run backup -- /backups/monday,
// or s3://bucket/monday
const [place = '', ...more] = process.argv.slice(2);
if (!place || place.startsWith('-') || more.length > 0) {
  console.error('Usage: npm run backup -- <new folder | s3://bucket/new-name>');
  process.exit(2);
}

const config = readConfig();
const { databaseUrl, dataDir, backupPassphrase: passphrase } = config;
const cluster = join(dataDir, 'postgres');
const running = databaseUrl || (await findRunningDatabase(cluster));
const options = { directory: cluster, log: console.log };
const embedded = running ? null : await startEmbeddedPostgres(options);
try {
  const shelf = openShelf(place, config.s3);
  const { tables, files } = await backUp({
    databaseUrl: embedded?.url ?? running ?? '',
    stores: openStores(config),
    shelf,
    passphrase,
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows and ${files.length} files are in ${shelf.name}.`);
  if (!passphrase) console.log('Not encrypted: BACKUP_PASSPHRASE is not set.');
} catch (error) {
  if (!(error instanceof BackupError || error instanceof StoreError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await embedded?.stop();
}
