import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { createTestDatabase } from './postgres.ts';

export interface TestDeps {
  deps: Deps;
  /** Address of the database that was made for this test file. */
  url: string;
  drop: () => Promise<void>;
}

/** What the rooms work with, on a database of its own that is filled with the starting content. */
export async function testDeps(environment: NodeJS.ProcessEnv = {}): Promise<TestDeps> {
  const { url, drop } = await createTestDatabase();
  const config = readConfig({
    APP_SECRET: 'a secret of the tests, long enough to sign with',
    DATA_DIR: join(tmpdir(), 'ryadom-tests'),
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const db = openDatabase({ url, size: 6 });
  return { deps: { config, db, log: pino({ level: 'silent' }) }, url, drop };
}
