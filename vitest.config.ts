import { defineConfig } from 'vitest/config';

// East of everybody and off by 45 minutes: code that leans on the machine's zone fails here.
process.env.TZ = 'Pacific/Chatham';

const inFolders = ['{contract,db,server,web}/**/*.test.{ts,tsx}', 'scripts/*.test.mjs'];
const withDatabase = [
  'server/**/{routes,access,actions,queries,jobs}.test.ts',
  'db/**/fill.test.ts',
  'tests/**/*.test.ts',
];

const common = {
  setupFiles: 'tests/harness/strict.ts',
  sequence: { shuffle: true },
  restoreMocks: true,
};
const postgres = { globalSetup: 'tests/harness/postgres-run.ts' };

export default defineConfig({
  test: {
    projects: [
      { test: { ...common, name: 'unit', include: inFolders, exclude: withDatabase } },
      {
        test: {
          ...common,
          ...postgres,
          name: 'api',
          include: withDatabase,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          ...common,
          ...postgres,
          name: 'browser',
          include: ['tests/journeys/*.spec.ts'],
          testTimeout: 90_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
