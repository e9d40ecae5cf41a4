import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runUnderWriters } from './under-writers.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'ryadom-chaos-'));
  await chmod(home, 0o755);
});
afterEach(() => rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

test('acknowledged messages are there once and in one order, whatever is killed', async () => {
  const { sent, disasters, faults } = await runUnderWriters({
    folder: home,
    seed: 4,
    seconds: 3,
    writers: 6,
    pauseMs: 100,
    rhythm: { quietMs: [700, 1500], awayMs: [0, 300] },
    tell: () => undefined,
  });
  expect(faults).toEqual([]);
  expect(disasters).toBeGreaterThanOrEqual(2);
  expect(sent).toBeGreaterThan(50);
});
