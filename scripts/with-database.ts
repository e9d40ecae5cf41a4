import { join } from 'node:path';
import { findRunningDatabase, startEmbeddedPostgres } from '#server/embedded-postgres/start.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import { type Database, openDatabase } from '#server/platform/database.ts';

/**
 * Work of the operator on the database of the settings: the one of `DATABASE_URL`, the embedded one
 * beside a running server, or the embedded one that is started for as long as the work takes.
 */
export async function withDatabase(
  work: (parts: { db: Database; config: Config }) => Promise<void>,
): Promise<void> {
  const config = readConfig();
  const directory = join(config.dataDir, 'postgres');
  const running = config.databaseUrl || (await findRunningDatabase(directory));
  const embedded = running ? null : await startEmbeddedPostgres({ directory, log: console.log });
  try {
    const db = openDatabase({ url: embedded?.url ?? running ?? '', size: 2 });
    try {
      await work({ db, config });
    } finally {
      await db.destroy();
    }
  } finally {
    await embedded?.stop();
  }
}
