import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '#server/platform/config.ts';
import { type DatabaseOptions, openDatabase } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { openGateways } from '#server/platform/gateways/open.ts';
import { withSandbox } from '#server/sandbox-bank/gateway.actions.ts';
import { openStores } from '#server/platform/storage/stores.ts';
import { openVault } from '#server/platform/vault.ts';
import { passportKey } from '../production.ts';
import { createTestDatabase } from './postgres.ts';

export interface TestDeps {
  deps: Deps;
  /** Address of the database that was made for this test file. */
  url: string;
  drop: () => Promise<void>;
}

interface DepsOptions {
  /** Is told of every statement. */
  log?: DatabaseOptions['log'];
  database?: typeof createTestDatabase;
}

/** Tests ask for much at once from one address; those of the admission set what they need. */
const roomForAll = {
  ADMISSION_GUEST_PAGES: '64',
  ADMISSION_GUEST_CALLS: '64',
  ADMISSION_GUEST_SEARCHES: '64',
  ADMISSION_SESSIONS: '64',
  ADMISSION_FILES: '64',
  ADMISSION_MEMBERS: '64',
  ADMISSION_ESSENTIAL: '64',
  ADMISSION_RECOVERIES: '64',
  ADMISSION_SIGN_INS: '64',
};

/** What the rooms work with: a database with the starting content, and a folder, of its own. */
export async function testDeps(
  environment: NodeJS.ProcessEnv = {},
  { log, database = createTestDatabase }: DepsOptions = {},
): Promise<TestDeps> {
  const { url, drop } = await database();
  const config = readConfig({
    APP_SECRET: 'of the tests only, long enough to sign with',
    PASSPORT_KEY: passportKey,
    DATA_DIR: join(tmpdir(), 'ryadom-tests'),
    LOG_LEVEL: 'silent',
    PAGE_THREADS: '1',
    // Fakes are on this machine.
    PUSH_SERVICES: 'localhost, push.example',
    ...roomForAll,
    ...environment,
  });
  const db = openDatabase({ url, size: 6, log });
  const files = await mkdtemp(join(tmpdir(), 'ryadom-files-'));
  const stores = openStores({ s3: config.s3, dataDir: files });
  return {
    deps: {
      config,
      db,
      replica: null,
      storage: stores.files,
      vault: openVault(stores.passports, config.passportKeys),
      gateways: withSandbox(openGateways(config), config, db),
      log: pino({ level: 'silent' }),
      metrics: null,
    },
    url,
    drop: async () => {
      await drop();
      await rm(files, { recursive: true, force: true });
    },
  };
}
