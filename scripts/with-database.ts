import { join } from 'node:path';
import { findRunningDatabase, startEmbeddedPostgres } from '#server/embedded-postgres/start.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import { type Database, openDatabase } from '#server/platform/database.ts';
import { checkDataDir, waitForDatabase } from '#server/platform/startup-checks.ts';
import { inWords } from './in-words.ts';

/**
 * Work of the operator on the database of the settings: the one of `DATABASE_URL`, the embedded one
 * beside a running server, or the embedded one that is started for as long as the work takes.
 */
export async function withDatabase(
  work: (parts: { db: Database; config: Config }) => Promise<void>,
): Promise<void> {
  await withDatabaseUrl(async ({ url, config }) => {
    const db = openDatabase({ url, size: 2 });
    try {
      await work({ db, config });
    } finally {
      await db.destroy();
    }
  });
}

/**
 * The same for whoever opens connections of another kind. `isAlone`: not beside a running server,
 * which is told by its `AlreadyRunningError`.
 */
export async function withDatabaseUrl(
  work: (parts: { url: string; config: Config }) => Promise<void>,
  { isAlone = false } = {},
): Promise<void> {
  await inWords(async () => {
    const config = readConfig();
    checkDataDir(config);
    const directory = join(config.dataDir, 'postgres');
    const running = config.databaseUrl || (isAlone ? null : await findRunningDatabase(directory));
    const embedded = running ? null : await startEmbeddedPostgres({ directory, log: console.log });
    try {
      const url = embedded?.url ?? running ?? '';
      await waitForDatabase(url, {
        seconds: config.databaseWaitSeconds,
        tell: console.error,
      });
      await work({ url, config });
    } finally {
      await embedded?.stop();
    }
  });
}
