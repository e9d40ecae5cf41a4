import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Account, identity } from './account.ts';
import { isAlive } from './process.ts';
import { StartError } from './start-error.ts';

export const SUPERUSER = 'ryadom';

// The password lies inside the database's own folder (mode 700): they are made, moved and
// deleted together.
const PASSWORD_FILE = 'ryadom.password';

// Word splitting and trigrams still ask the C library what a letter is, so its locale must know
// Cyrillic; order and case come from PostgreSQL itself and do not change with the system.
const LOCALES = ['C.UTF-8', 'en_US.UTF-8', 'ru_RU.UTF-8'];

interface Making {
  binaries: string;
  cluster: string;
  account: Account;
  /** False for throw-away databases of tests. */
  durable: boolean;
}

export const readPassword = (cluster: string): Promise<string> =>
  readFile(join(cluster, PASSWORD_FILE), 'utf8');

export const clusterExists = (cluster: string): boolean => existsSync(join(cluster, 'PG_VERSION'));

/** Makes the files beside their final place and moves them there whole, or not at all. */
export async function createCluster(making: Making): Promise<void> {
  await removeAbandoned(making.cluster);
  const staging = `${making.cluster}.new-${process.pid}`;
  try {
    await fillStaging(making, staging);
    await rename(join(staging, 'cluster'), making.cluster).catch((error: unknown) => {
      // Another start was quicker: its files are as good.
      if (!clusterExists(making.cluster)) throw error;
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function fillStaging(making: Making, staging: string): Promise<void> {
  const { account } = making;
  const password = join(staging, 'password');
  await mkdir(staging, { mode: 0o700 });
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
  if (account) for (const path of [staging, password]) await chown(path, account.uid, account.gid);
  await initialise(making, join(staging, 'cluster'), password);
  await rename(password, join(staging, 'cluster', PASSWORD_FILE));
  await chmod(join(staging, 'cluster'), 0o700);
}

async function initialise(making: Making, target: string, password: string): Promise<void> {
  let complaint = '';
  for (const locale of LOCALES) {
    const result = await run(join(making.binaries, 'bin/initdb'), making.account, [
      `--pgdata=${target}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${password}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      `--locale=${locale}`,
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--lc-messages=C',
      '--no-instructions',
      ...(making.durable ? [] : ['--no-sync']),
    ]);
    if (result.code === 0) return;
    complaint = result.output.trim();
    // Another locale mends nothing else.
    if (!complaint.includes('invalid locale name')) break;
  }
  throw new StartError(`PostgreSQL could not make its files in ${target}: ${complaint}`);
}

function run(program: string, account: Account, args: string[]) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(program, args, {
      ...identity(account),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject).on('close', (code) => resolve({ code, output }));
  });
}

/** Leftovers of starts that were killed half-way. */
async function removeAbandoned(cluster: string): Promise<void> {
  const prefix = `${basename(cluster)}.new-`;
  for (const name of await readdir(dirname(cluster))) {
    const maker = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : process.pid;
    if (name.startsWith(prefix) && (maker === process.pid || !isAlive(maker))) {
      await rm(join(dirname(cluster), name), { recursive: true, force: true });
    }
  }
}
