import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedContent } from '#db/content/seed.ts';
import { type Database, openDatabase } from '#server/platform/database.ts';
import { startEmbeddedPostgres } from '#server/embedded-postgres/start.ts';
import { migrate } from '#server/platform/database/migrate.ts';

export interface BenchDatabase {
  url: string;
  db: Database;
  stop: () => Promise<void>;
}

/** A PostgreSQL as `npm start` runs it, on files that are thrown away. */
export async function startBenchDatabase(): Promise<BenchDatabase> {
  const home = await mkdtemp(join(tmpdir(), 'ryadom-bench-'));
  // As root the database runs as another user, who has to get in here.
  await chmod(home, 0o755);
  const postgres = await startEmbeddedPostgres({
    directory: join(home, 'postgres'),
    log: () => undefined,
  });
  await migrate(postgres.url);
  const db = openDatabase({ url: postgres.url });
  await seedContent(db);
  return {
    url: postgres.url,
    db,
    async stop() {
      await db.destroy();
      await postgres.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
