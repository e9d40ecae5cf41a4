import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { inRoot, root } from './setup/folders.mjs';
import {
  countTests,
  failedFiles,
  failedTests,
  passedLater,
  readReport,
  withSecondTry,
} from './test-counts.mjs';

/**
 * Each checker of types reads for itself what many files lean on: four on two cores take a quarter more
 * of them than two.
 */
const checkers = Math.min(4, availableParallelism());

// What npm installs for each, without the shell wrapper that differs between systems.
const CHECKS = {
  types: ['typescript/bin/tsc', '--noEmit', '-p', '.', '--checkers', String(checkers)],
  lint: ['oxlint/bin/oxlint', '--deny-warnings'],
  format: ['oxfmt/bin/oxfmt', '--check'],
};

/**
 * Tests share the cores with all else, and one of thousands may lose a race that is its own. Files that
 * failed are run once more, and named; more than these is no race.
 */
const triedAgainAtMost = 5;

/**
 * The three checks of the text, then the tests: each list of vitest projects in one run. `within`: only
 * those of files whose path has one of these in it.
 */
export function runChecks(ready, projectLists, within = []) {
  const results = Object.entries(CHECKS).map(([name, command]) => {
    const passed = run(ready, name, command) === 0;
    const line = `Failed: ${name}`;
    return passed ? { passed: 1, failed: 0, lines: [] } : { passed: 0, failed: 1, lines: [line] };
  });
  for (const projects of projectLists) results.push(runTests(ready, projects, within));
  // Once more at the end: of a long log often only that is looked at, or kept.
  for (const line of results.flatMap(({ lines }) => lines)) console.log(line);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  closingLine(sum('passed'), sum('failed'));
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

export function closingLine(passed, failed) {
  console.log(`${passed} passed, ${failed} failed`);
}

/** Counts, and a line for each test that failed or passed only at the second try. */
function runTests(ready, projects, within) {
  const title = `tests: ${projects.join(', ')}`;
  const first = runVitest(ready, title, projects, within);
  const files = failedFiles(first.report);
  if (files.length === 0 || files.length > triedAgainAtMost) return resultOf(first);
  const second = runVitest(ready, `${title}, once more what failed`, projects, files);
  const last = { report: withSecondTry(first.report, second.report), code: second.code };
  const lines = passedLater(first.report, second.report).map(
    (name) => `Passed only at the second try: ${relative(root, name)}`,
  );
  return resultOf(last, lines);
}

function resultOf({ report, code }, lines = []) {
  const counts = countTests(report, code);
  const failed = failedTests(report).map((name) => `Failed: ${relative(root, name)}`);
  // An error outside of every test, or no report at all.
  if (failed.length < counts.failed) failed.push(`Failed: vitest itself, with exit code ${code}`);
  return { ...counts, lines: [...lines, ...failed] };
}

function runVitest(ready, title, projects, files) {
  const folder = mkdtempSync(join(tmpdir(), 'ryadom-counts-'));
  const file = join(folder, 'tests.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const chosen = projects.map((project) => `--project=${project}`);
  const vitest = ['vitest/vitest.mjs', 'run', ...chosen, ...reporters, ...files];
  const code = run(ready, title, vitest);
  const report = readReport(file);
  rmSync(folder, { recursive: true });
  return { report, code };
}

function run({ node, env }, title, [program, ...args]) {
  console.log(`\n— ${title}`);
  const command = [inRoot('node_modules', program), ...args];
  // Its own setting, because a development shell may carry NODE_ENV of something else.
  const options = { cwd: root, env: { ...env, NODE_ENV: 'test' } };
  return spawnSync(node, command, { ...options, stdio: ['ignore', 'inherit', 'inherit'] }).status;
}
