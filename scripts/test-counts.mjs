import { existsSync, readFileSync } from 'node:fs';

/** What vitest's JSON reporter has written, a result a file; nothing where it never got so far. */
export function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).testResults : [];
}

/**
 * Passed and failed tests of one vitest run. A file that could not be loaded, an unhandled
 * rejection and a run without any test count as failures though no test has failed.
 */
export function countTests(report, exitCode) {
  const tests = report.flatMap((each) => each.assertionResults);
  const broken = unloadedFiles(report);
  const passed = tests.filter((test) => test.status === 'passed').length;
  const failed = tests.filter((test) => test.status === 'failed').length + broken.length;
  const silent = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed };
}

/** Files that failed though none of their tests did. */
const unloadedFiles = (report) =>
  report.filter(
    (each) =>
      each.status === 'failed' && each.assertionResults.every((test) => test.status !== 'failed'),
  );

export function failedFiles(report) {
  return report.filter((each) => each.status === 'failed').map((each) => each.name);
}

/** The report of all files, with those that were run again as they came out the second time. */
export function withSecondTry(first, second) {
  const again = new Map(second.map((each) => [each.name, each]));
  return first.map((each) => again.get(each.name) ?? each);
}

/** Tests that failed, `file > test`, and files that could not be loaded. */
export function failedTests(report) {
  return [...namesOf(report, 'failed'), ...failedFiles(unloadedFiles(report))];
}

/** Tests that failed first and passed then, to be read out and mended: `file > test`. */
export function passedLater(first, second) {
  const passed = new Set(namesOf(second, 'passed'));
  return namesOf(first, 'failed').filter((name) => passed.has(name));
}

const namesOf = (report, status) =>
  report.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === status)
      .map((test) => `${name} > ${test.fullName}`),
  );
