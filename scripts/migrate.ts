import { join } from 'node:path';
import { readConfig } from '#server/platform/config.ts';
import { startEmbeddedPostgres } from '#server/embedded-postgres/start.ts';
import { migrate } from '#server/platform/migrate.ts';

// Brings the database up to date without serving it, for installations of several processes.
const { databaseUrl, dataDir } = readConfig();
const directory = join(dataDir, 'postgres');
const embedded = databaseUrl ? null : await startEmbeddedPostgres({ directory, log: console.log });
try {
  await migrate(embedded?.url ?? databaseUrl);
  console.log('The database is up to date.');
} finally {
  await embedded?.stop();
}
