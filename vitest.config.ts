import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SlowFirst } from './tests/harness/slow-first.ts';

// East of everybody and off by 45 minutes: code that leans on the machine's zone fails here.
process.env.TZ = 'Pacific/Chatham';

const inFolders = ['{contract,db,server,web}/**/*.test.{ts,tsx}', 'scripts/*.test.mjs'];
const withDatabase = [
  'server/**/{*.,}{routes,access,actions,queries,jobs}.test.ts',
  'db/**/{fill,seed}.test.ts',
  'tests/**/*.test.ts',
];

/** A file has a database and, in a browser, a Chromium of its own; one more than cores, for all wait at times. */
const filesAtOnce = (most: number) => Math.min(availableParallelism() + 1, most);

/** Of the order of tests: one everywhere, so that what passed here passes there. `vitest --sequence.seed=N` tries another. */
const seed = 2026;

const common = {
  setupFiles: 'tests/harness/strict.ts',
  maxWorkers: filesAtOnce(8),
  // What is waited for comes late on a busy machine; a second says nothing about the product.
  expect: { poll: { timeout: 10_000 } },
  // Tests do not lean on one another.
  sequence: { shuffle: true },
  restoreMocks: true,
  // The app is loaded once by a worker, not once by a file: modules keep no state of the product.
  isolate: false,
};
const postgres = { globalSetup: 'tests/harness/postgres-run.ts' };

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst, seed },
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          include: inFolders,
          exclude: withDatabase,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...common,
          ...postgres,
          name: 'api',
          include: withDatabase,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...common,
          ...postgres,
          name: 'browser',
          include: ['tests/journeys/*.spec.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          maxWorkers: filesAtOnce(4),
          sequence: { ...common.sequence, groupOrder: 1 },
        },
      },
    ],
  },
});
