import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '#tests/harness/free-port.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '#tests/harness/postgres.ts';
import { startServerProcess } from './server-process.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** What a command of the operator says before it ends without having done its work. */
async function refusalOf(script: string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const [name = '', ...words] = script;
  const command = [process.execPath, `scripts/${name}.ts`, ...words];
  const settings = {
    DATABASE_URL: database.url,
    DATABASE_WAIT_SECONDS: '0',
    ...environment,
  };
  const running = await startServerProcess({ command, environment: settings });
  expect(await running.ended()).toBe(1);
  return running.errors();
}

const commands = [
  ['migrate'],
  ['staff', 'anna@example.com', 'admin'],
  ['two-factor-reset', 'anna@example.com'],
  ['check-money'],
  ['demo-load', '1'],
  ['backup', '/dev/null/backup'],
  ['restore', '/dev/null/backup'],
];

it.each(commands)('%s tells in one line that the database does not answer', async (...script) => {
  const address = `127.0.0.1:${await freePort()}/ryadom`;
  expect(await refusalOf(script, { DATABASE_URL: `postgres://user:hidden@${address}` })).toBe(
    `DATABASE_URL: ${address} does not answer (ECONNREFUSED) after 0 s\n`,
  );
});

const settingsAreWrong = /^Settings are wrong:\n {2}PORT: [^\n]+\n$/;

it('a command tells wrong settings in words', async () => {
  expect(await refusalOf(['migrate'], { PORT: 'three' })).toMatch(settingsAreWrong);
});

it('a command tells in one line that the data folder cannot be written', async () => {
  const refusal = await refusalOf(['migrate'], {
    DATA_DIR: '/dev/null/data',
    APP_SECRET: 'of the tests only, long enough to sign with',
    PASSPORT_KEY: Buffer.alloc(32, 7).toString('base64'),
  });
  expect(refusal).toBe('DATA_DIR: /dev/null/data cannot be written (ENOTDIR)\n');
});

it('a command tells in one line that the database has no tables', async () => {
  const empty = await createEmptyDatabase();
  expect(await refusalOf(['check-money'], { DATABASE_URL: empty.url })).toMatch(
    /^The database is not up to date \([^\n]+\): npm run migrate\n$/,
  );
  await empty.drop();
});

it('backup tells in one line of a folder that cannot be made', async () => {
  expect(await refusalOf(['backup', '/dev/null/backup'], {})).toMatch(
    /^ENOTDIR: [^\n]+\/dev\/null\/backup[^\n]*\n$/,
  );
});

it('files-copy tells wrong settings in words', async () => {
  expect(await refusalOf(['files-copy', 'to-s3'], { PORT: 'three' })).toMatch(settingsAreWrong);
  expect(await refusalOf(['files-copy', 'to-s3'], {})).toMatch(/^S3_BUCKET [^\n]+\n$/);
});
