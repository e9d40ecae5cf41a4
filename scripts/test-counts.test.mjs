import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  countTests,
  failedFiles,
  failedTests,
  passedLater,
  readReport,
  withSecondTry,
} from './test-counts.mjs';

let folder;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'ryadom-counts-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** As vitest writes it and as it is read again. */
function reportOf(files) {
  const testResults = files.map(({ name, status, tests }) => ({
    name,
    status,
    assertionResults: tests.map((each, at) => ({ status: each, fullName: `test ${at}` })),
  }));
  writeFileSync(join(folder, 'tests.json'), JSON.stringify({ testResults }));
  return readReport(join(folder, 'tests.json'));
}
const count = (files, exitCode) => countTests(reportOf(files), exitCode);

test('tests are counted one by one', () => {
  const files = [
    { status: 'passed', tests: ['passed', 'passed', 'skipped'] },
    { name: 'broken', status: 'failed', tests: ['passed', 'failed'] },
  ];
  expect(count(files, 1)).toEqual({ passed: 3, failed: 1 });
  expect(failedTests(reportOf(files))).toEqual(['broken > test 1']);
});

test('a file that could not be loaded is a failure', () => {
  const files = [
    { status: 'passed', tests: ['passed'] },
    { name: 'unreadable', status: 'failed', tests: [] },
  ];
  expect(count(files, 1)).toEqual({ passed: 1, failed: 1 });
  expect(failedTests(reportOf(files))).toEqual(['unreadable']);
});

test('an unhandled rejection is a failure though every test passed', () => {
  expect(count([{ status: 'passed', tests: ['passed'] }], 1)).toEqual({ passed: 1, failed: 1 });
});

test('a run of nothing, or one without a report, is a failure', () => {
  expect(count([], 0)).toEqual({ passed: 0, failed: 1 });
  expect(countTests(readReport(join(folder, 'missing.json')), 0)).toEqual({ passed: 0, failed: 1 });
});

test('a file that passes at the second try counts as it came out then, and is named', () => {
  const first = reportOf([
    { name: 'sound', status: 'passed', tests: ['passed'] },
    { name: 'flaky', status: 'failed', tests: ['failed', 'passed'] },
    { name: 'broken', status: 'failed', tests: ['failed', 'passed'] },
  ]);
  expect(failedFiles(first)).toEqual(['flaky', 'broken']);
  const second = reportOf([
    { name: 'flaky', status: 'passed', tests: ['passed', 'passed'] },
    { name: 'broken', status: 'failed', tests: ['failed', 'passed'] },
  ]);
  expect(countTests(withSecondTry(first, second), 1)).toEqual({ passed: 4, failed: 1 });
  expect(passedLater(first, second)).toEqual(['flaky > test 0']);
});

test('a second try that never came to its tests leaves what failed', () => {
  const first = reportOf([{ name: 'flaky', status: 'failed', tests: ['failed', 'passed'] }]);
  expect(countTests(withSecondTry(first, []), 1)).toEqual({ passed: 1, failed: 1 });
  expect(passedLater(first, [])).toEqual([]);
});
