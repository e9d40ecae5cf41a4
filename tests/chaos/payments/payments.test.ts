import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runUnderShoppers } from './under-shoppers.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'ryadom-chaos-'));
  await chmod(home, 0o755);
});
afterEach(() => rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

// Two servers and a database are started anew many times: a busy machine takes its time.
const timeout = 300_000;

test(
  'whatever is killed, people are charged once, and have what they have paid for',
  { timeout },
  async () => {
    const { told, charged, returned, faults } = await runUnderShoppers({
      folder: home,
      seeds: [4, 8],
      shoppers: 6,
      tell: () => undefined,
    });
    expect(faults).toEqual([]);
    expect(told).toBeGreaterThan(4);
    expect(charged).toBeGreaterThan(4);
    expect(returned).toBeGreaterThan(1);
  },
);
