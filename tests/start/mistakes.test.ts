import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { freePort } from '#tests/harness/free-port.ts';
import { createTestDatabase } from '#tests/harness/postgres.ts';
import { startServerProcess } from './server-process.ts';

/** What it says before it ends by itself. */
async function refusalOf(environment: NodeJS.ProcessEnv): Promise<string> {
  const server = await startServerProcess({ environment });
  expect(await server.ended()).toBe(1);
  return server.errors();
}

it('a port that is taken is named before any database is started', async () => {
  const port = await freePort();
  const taken = createServer().listen(port, '127.0.0.1');
  await once(taken, 'listening');
  const began = performance.now();
  expect(await refusalOf({ PORT: String(port) })).toBe(
    `Port ${port} of 127.0.0.1: another program listens there; stop it or set PORT\n`,
  );
  expect(performance.now() - began).toBeLessThan(15_000);
  taken.close();
});

it('a port of metrics that is taken is named before any database is looked for', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const refusal = await refusalOf({
    METRICS_PORT: String(port),
    DATABASE_URL: `postgres://user:hidden@127.0.0.1:${await freePort()}/ryadom`,
  });
  expect(refusal).toBe(
    `Metrics cannot be served at 127.0.0.1:${port} (EADDRINUSE): set METRICS_PORT, METRICS_HOST\n`,
  );
  taken.close();
});

it('a folder that cannot be written is named', async () => {
  const secrets = {
    APP_SECRET: 'of the tests only, long enough to sign with',
    PASSPORT_KEY: Buffer.alloc(32, 7).toString('base64'),
  };
  const refusal = await refusalOf({ DATA_DIR: '/dev/null/data', ...secrets });
  expect(refusal).toBe('DATA_DIR: /dev/null/data cannot be written (ENOTDIR)\n');
});

it('a folder that can never be is named at once', async () => {
  expect(await refusalOf({ DATA_DIR: '/proc/ryadom/data' })).toBe(
    "/proc/ryadom/data could not be written: ENOENT: no such file or directory, mkdir '/proc/ryadom'\n",
  );
});

it('a database that never answers is waited for, in words, and not for ever', async () => {
  const port = await freePort();
  const server = await startServerProcess({
    environment: {
      DATABASE_URL: `postgres://user:hidden@127.0.0.1:${port}/ryadom`,
      DATABASE_WAIT_SECONDS: '2',
    },
  });
  let log = '';
  server.process.stdout?.setEncoding('utf8').on('data', (text: string) => (log += text));
  expect(await server.ended()).toBe(1);
  const what = `DATABASE_URL: 127.0.0.1:${port}/ryadom does not answer (ECONNREFUSED)`;
  expect(log).toContain(`${what}, waiting for 2 s more`);
  expect(server.errors()).toBe(`${what} after 2 s\n`);
});

it('an address of no database, and a wrong password, are named at once', async () => {
  expect(await refusalOf({ DATABASE_URL: 'localhost/ryadom' })).toMatch(
    /^Settings are wrong:\n {2}DATABASE_URL: postgres:\/\/user:password@host:port\/database;/,
  );
  const database = await createTestDatabase();
  const wrong = Object.assign(new URL(database.url), { password: 'wrong', pathname: 'none' });
  expect(await refusalOf({ DATABASE_URL: wrong.href })).toMatch(
    /^DATABASE_URL: .*: (the password is wrong|there is no such database)\n$/,
  );
  await database.drop();
});

it('data of a newer version is refused in words', async () => {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    `INSERT INTO kysely_migration (name, timestamp) VALUES ('9999_later', '2027-01-01T00:00:00Z')`,
  );
  await client.end();
  expect(await refusalOf({ DATABASE_URL: database.url })).toBe(
    'The database was brought up to date by a newer version: this one does not know 9999_later. ' +
      'Start the newer version, or restore a backup from before it.\n',
  );
  await database.drop();
});
