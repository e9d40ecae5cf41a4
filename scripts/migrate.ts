import { migrate } from '#server/platform/database/migrate.ts';
import { withDatabaseUrl } from './with-database.ts';

// Brings the database up to date without serving it, for installations of several processes.
await withDatabaseUrl(
  async ({ url }) => {
    await migrate(url);
    console.log('The database is up to date.');
  },
  { isAlone: true },
);
