import { openStores } from '#server/platform/storage/stores.ts';
import { backUp } from './backup/back-up.ts';
import { openLocation } from './backup/location.ts';
import { withDatabaseUrl } from './with-database.ts';

// Keeps everything of one moment, while the product runs or not: npm run backup -- /backups/monday,
// or s3://bucket/monday
const [name = '', ...more] = process.argv.slice(2);
if (!name || name.startsWith('-') || more.length > 0) {
  console.error('Usage: npm run backup -- <new folder | s3://bucket/new-name>');
  process.exit(2);
}

await withDatabaseUrl(async ({ url, config }) => {
  const location = openLocation(name, config.s3);
  const { backupPassphrase: passphrase } = config;
  const options = {
    databaseUrl: url,
    stores: openStores(config),
    location,
    passphrase,
  };
  const { tables, files } = await backUp(options);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows and ${files.length} files are in ${location.name}.`);
  if (!passphrase) console.log('Not encrypted: BACKUP_PASSPHRASE is not set.');
});
