import { SetupError } from './setup/command.mjs';
import { serve } from './serve.mjs';
import { setup } from './setup.mjs';
import { closingLine, runChecks } from './checks.mjs';

const production = { NODE_ENV: 'production' };
const development = { NODE_ENV: 'development' };
const watched = ['server', 'contract', 'db'].map((folder) => `--watch-path=${folder}`);

/** The others in `tests/` try the whole product, and take most of the time. */
const besideCode = ['contract/', 'db/', 'scripts/', 'server/', 'web/', 'tests/structure/'];

const fuzz = ['node_modules/vitest/vitest.mjs', 'run', '--project=api', 'tests/fuzz.test.ts'];
const manyRequests = { NODE_ENV: 'test', FUZZ_REQUESTS: '100000' };

const tasks = {
  start: { pages: true, run: (ready) => serve(ready, ['server/main.ts'], production) },
  dev: {
    pages: false,
    run: (ready) =>
      serve(ready, [...watched, '--watch-preserve-output', 'server/main.ts'], development),
  },
  migrate: { pages: false, run: (ready) => serve(ready, ['scripts/migrate.ts'], production) },
  backup: {
    pages: false,
    takesMore: true,
    run: (ready) => serve(ready, ['scripts/backup.ts', ...rest], production),
  },
  restore: {
    pages: false,
    takesMore: true,
    run: (ready) => serve(ready, ['scripts/restore.ts', ...rest], production),
  },
  'files:copy': {
    pages: false,
    takesMore: true,
    run: (ready) => serve(ready, ['scripts/files-copy.ts', ...rest], production),
  },
  'two-factor:reset': {
    pages: false,
    takesMore: true,
    run: (ready) => serve(ready, ['scripts/two-factor-reset.ts', ...rest], production),
  },
  staff: {
    pages: false,
    takesMore: true,
    run: (ready) => serve(ready, ['scripts/staff.ts', ...rest], production),
  },
  'demo:load': {
    pages: false,
    takesMore: true,
    run: (ready) => serve(ready, ['scripts/demo-load.ts', ...rest], production),
  },
  'check:money': {
    pages: false,
    run: (ready) => serve(ready, ['scripts/check-money.ts'], production),
  },
  fuzz: { pages: false, run: (ready) => serve(ready, fuzz, manyRequests) },
  'bench:search': {
    pages: false,
    takesMore: true,
    run: (ready) => serve(ready, ['tests/bench/search.ts', ...rest], production),
  },
  'bench:pages': {
    pages: true,
    takesMore: true,
    run: (ready) => serve(ready, ['tests/bench/pages.ts', ...rest], production),
  },
  chaos: {
    pages: true,
    takesMore: true,
    run: (ready) => serve(ready, ['tests/chaos/run.ts', ...rest], production),
  },
  'chaos:messages': {
    pages: true,
    takesMore: true,
    run: (ready) => serve(ready, ['tests/chaos/messages/run.ts', ...rest], production),
  },
  'chaos:payments': {
    pages: true,
    takesMore: true,
    run: (ready) => serve(ready, ['tests/chaos/payments/run.ts', ...rest], production),
  },
  'chaos:rolling-restart': {
    pages: true,
    takesMore: true,
    run: (ready) => serve(ready, ['tests/chaos/rolling-restart.ts', ...rest], production),
  },
  'chaos:nginx': {
    pages: true,
    takesMore: true,
    run: (ready) => serve(ready, ['tests/chaos/nginx-restart.ts', ...rest], production),
  },
  'bench:overload': {
    pages: true,
    takesMore: true,
    run: (ready) => serve(ready, ['tests/bench/overload.ts', ...rest], production),
  },
  'bench:realtime': {
    pages: true,
    takesMore: true,
    run: (ready) => serve(ready, ['tests/bench/realtime/run.ts', ...rest], production),
  },
  'bench:attacks': {
    pages: true,
    takesMore: true,
    run: (ready) => serve(ready, ['tests/bench/attacks.ts', ...rest], production),
  },
  check: { pages: false, run: (ready) => runChecks(ready, []) },
  'test:fast': { pages: false, run: (ready) => runChecks(ready, [['unit', 'api']], besideCode) },
  test: { pages: true, run: (ready) => runChecks(ready, [['unit', 'api'], ['browser']]) },
};

const [name, ...rest] = process.argv.slice(2);
const task = tasks[name];
if (!task || (rest.length > 0 && !task.takesMore)) {
  console.error(`Usage: node scripts/run.mjs ${Object.keys(tasks).join('|')}`);
  process.exit(2);
}
try {
  await task.run(setup(task));
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  if (/^(test|check)/.test(name)) closingLine(0, 1);
  process.exitCode = 1;
}
