import { existsSync, readFileSync } from 'node:fs';

/**
 * Passed and failed tests of one vitest run. A file that could not be loaded, an unhandled
 * rejection and a run without any test count as failures though no test has failed.
 */
export function countTests(file, exitCode) {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { testResults: [] };
  const tests = report.testResults.flatMap((each) => each.assertionResults);
  const broken = report.testResults.filter(
    (each) => each.status === 'failed' && each.assertionResults.every(isNotFailed),
  );
  const passed = tests.filter((test) => test.status === 'passed').length;
  const failed = tests.filter((test) => test.status === 'failed').length + broken.length;
  const silent = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed };
}

const isNotFailed = (test) => test.status !== 'failed';
