import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Holder, hold } from './holder.ts';

let home: string;
let data: string;
const holders: Holder[] = [];

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'ryadom-start-'));
  // As root the database runs as another user, who has to get in here.
  await chmod(home, 0o755);
  data = join(home, 'data/postgres');
});

afterEach(async () => {
  for (const holder of holders.splice(0)) await holder.kill();
  const left = await postmasterPid();
  if (left) process.kill(left, 'SIGQUIT');
  await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

function start(address?: string): Holder {
  const holder = hold(data, address);
  holders.push(holder);
  return holder;
}

async function postmasterPid(): Promise<number | undefined> {
  const note = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number.parseInt(note) || undefined;
}

async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query({ text: query, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

async function until(met: () => Promise<boolean>): Promise<void> {
  while (!(await met())) await sleep(20);
}

test('knows Cyrillic and brings the extensions that search needs', async () => {
  const url = await start().next('url');
  await ask(url, 'CREATE EXTENSION pg_trgm');
  await ask(url, 'CREATE EXTENSION unaccent');
  expect(await ask(url, `SELECT lower('ЁЖ'), similarity('Няня', 'нянь') > 0.3`)).toEqual([
    ['ёж', true],
  ]);
});

test('Ctrl-C reaches the database only through us, and leaves nothing to recover', async () => {
  const holder = start();
  await holder.next('url');
  expect(await holder.interrupt()).toBe(0);
  expect(await postmasterPid()).toBeUndefined();
  await start().next('url');
  expect(await logOf(data)).not.toContain('not properly shut down');
});

test('keeps what was committed when the server process is killed', async () => {
  const killed = start();
  const url = await killed.next('url');
  await ask(url, 'CREATE TABLE kept AS SELECT 7 AS n');
  await killed.kill();
  expect(await postmasterPid()).toBeDefined();

  const next = start();
  expect(await ask(await next.next('url'), 'SELECT n FROM kept')).toEqual([[7]]);
  await next.interrupt();
  expect(await postmasterPid()).toBeUndefined();
});

test('starts after both the server process and the database are killed', async () => {
  const killed = start();
  await ask(await killed.next('url'), 'CREATE TABLE kept AS SELECT 7 AS n');
  process.kill((await postmasterPid()) ?? 0, 'SIGKILL');
  await killed.kill();
  expect(await ask(await start().next('url'), 'SELECT n FROM kept')).toEqual([[7]]);
});

test('starts though the note of a dead database names a stranger', async () => {
  const first = start();
  await first.next('url');
  await first.interrupt();
  const note = [process.pid, data, 1_700_000_000, 5432, '', '127.0.0.1', '1 1', 'ready', ''];
  await writeFile(join(data, 'postmaster.pid'), note.join('\n'));
  expect(await ask(await start().next('url'), 'SELECT 1')).toEqual([[1]]);
});

test('brings a killed database up again at the same address', async () => {
  const holder = start();
  const url = await holder.next('url');
  await ask(url, 'CREATE TABLE kept AS SELECT 7 AS n');
  process.kill((await postmasterPid()) ?? 0, 'SIGKILL');
  await until(async () => (await holder.next('log')).includes('works again'));
  expect(await ask(url, 'SELECT n FROM kept')).toEqual([[7]]);
});

test('tells a second start where the first one is', async () => {
  const first = start('http://localhost:3000');
  const url = await first.next('url');
  const second = start();
  const error = await second.next('error');
  expect(error).toContain(`Already running on this data: http://localhost:3000 process`);
  expect(error).toContain(`process ${first.process.pid}`);
  expect(error).toContain(data);
  expect(await ask(url, 'SELECT 1')).toEqual([[1]]);
});

test('lets one of two simultaneous first starts win', async () => {
  const reports = await Promise.all(
    [start(), start()].map((holder) => holder.next('url').catch((error: Error) => error.message)),
  );
  expect(reports.filter((report) => report.startsWith('postgres://'))).toHaveLength(1);
  expect(reports.filter((report) => report.includes('Already running'))).toHaveLength(1);
});

test('leaves no half-made files when it is killed in its first start', async () => {
  const killed = start();
  const folders = () => readdir(join(home, 'data')).catch(() => [] as string[]);
  await until(async () => (await folders()).some((name) => name.includes('.new-')));
  await sleep(200);
  await killed.kill();
  expect(await folders()).not.toContain('postgres');

  await start().next('url');
  expect(await folders()).toEqual(['postgres']);
});

test.runIf(process.getuid?.() === 0)(
  'moves out of a folder that others may not enter',
  async () => {
    await mkdir(join(home, 'data'), { mode: 0o700 });
    const holder = start();
    const [, place = ''] = /files are in (\S+):/.exec(await holder.next('log')) ?? [];
    await holder.next('url');
    try {
      expect(await readFile(join(data, 'PG_VERSION'), 'utf8')).toContain('18');
      await holder.interrupt();
      await start().next('url');
    } finally {
      await Promise.all(holders.splice(0).map((each) => each.interrupt()));
      await rm(join(place, '..'), { recursive: true, force: true });
    }
  },
);

async function logOf(cluster: string): Promise<string> {
  const folder = join(cluster, 'log');
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.join('');
}

const losses = {
  deleted: () => rm(join(home, 'data'), { recursive: true }),
  'moved away': () => rename(join(home, 'data'), join(home, 'elsewhere')),
};

test.each(['deleted', 'moved away'] as const)(
  'ends in time with files that were %s',
  async (loss) => {
    const holder = start();
    const url = await holder.next('url');
    await losses[loss]();
    const began = performance.now();
    expect(await holder.interrupt()).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    await expect(ask(url, 'SELECT 1')).rejects.toThrow(/connect (?:ECONNREFUSED|ENOENT)/);
  },
);
