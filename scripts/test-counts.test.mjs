import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countTests } from './test-counts.mjs';

let folder;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'ryadom-counts-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function count(files, exitCode) {
  const testResults = files.map(({ status, tests }) => ({
    status,
    assertionResults: tests.map((each) => ({ status: each })),
  }));
  writeFileSync(join(folder, 'tests.json'), JSON.stringify({ testResults }));
  return countTests(join(folder, 'tests.json'), exitCode);
}

test('tests are counted one by one', () => {
  const files = [
    { status: 'passed', tests: ['passed', 'passed', 'skipped'] },
    { status: 'failed', tests: ['passed', 'failed'] },
  ];
  expect(count(files, 1)).toEqual({ passed: 3, failed: 1 });
});

test('a file that could not be loaded is a failure', () => {
  const files = [
    { status: 'passed', tests: ['passed'] },
    { status: 'failed', tests: [] },
  ];
  expect(count(files, 1)).toEqual({ passed: 1, failed: 1 });
});

test('an unhandled rejection is a failure though every test passed', () => {
  expect(count([{ status: 'passed', tests: ['passed'] }], 1)).toEqual({ passed: 1, failed: 1 });
});

test('a run of nothing, or one without a report, is a failure', () => {
  expect(count([], 0)).toEqual({ passed: 0, failed: 1 });
  expect(countTests(join(folder, 'missing.json'), 0)).toEqual({ passed: 0, failed: 1 });
});
