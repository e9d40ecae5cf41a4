import { openStores } from '#server/platform/storage/stores.ts';
import { restoreFrom } from './backup/restore-from.ts';
import { openLocation } from './backup/location.ts';
import { withDatabaseUrl } from './with-database.ts';

// Puts a backup into an empty installation: npm run restore -- /backups/monday [--replace],
// or s3://bucket/monday
const [name = '', replace, ...more] = process.argv.slice(2);
const isKnown = replace === undefined || replace === '--replace';
if (!name || name.startsWith('-') || !isKnown || more.length > 0) {
  console.error('Usage: npm run restore -- <folder of a backup | s3://bucket/name> [--replace]');
  process.exit(2);
}

await withDatabaseUrl(
  async ({ url, config }) => {
    const { created_at, tables, files } = await restoreFrom({
      databaseUrl: url,
      stores: openStores(config),
      location: openLocation(name, config.s3),
      passphrase: config.backupPassphrase,
      replaces: replace !== undefined,
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${rows} rows and ${files.length} files of ${created_at} are back.`);
  },
  { isAlone: true },
);
