import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../config.ts';

const run = promisify(execFile);
const config = join(import.meta.dirname, '../config.ts');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ryadom-secrets-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Reads the settings in a process of its own; `limit` is a command of the shell before it. */
function readAlone(limit: string) {
  const script = `import('${config}').then(({ readConfig }) => readConfig()).catch((error) => {
    process.stdout.write(error.constructor.name + ': ' + error.message);
    process.exit(1);
  })`;
  return run('/bin/sh', ['-c', `${limit}; exec "$0" -e "$1"`, process.execPath, script], {
    env: { DATA_DIR: folder },
  });
}

it('leaves nothing behind when the disk is full, and says so', async () => {
  await expect(readAlone('ulimit -f 0')).rejects.toMatchObject({
    stdout: expect.stringMatching(/^SettingsError: .*secret could not be written: EFBIG/),
  });
  expect(await readdir(folder)).toEqual([]);
  await readAlone('true');
  const names = (await readdir(folder)).toSorted();
  expect(names).toEqual(['passport-key', 'secret']);
  for (const name of names) expect(await readFile(join(folder, name), 'utf8')).toHaveLength(43);
});

it.each(['', '/data'])('says so when a file stands where the folder should: %j', async (below) => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(() => readConfig({ DATA_DIR: file + below })).toThrow(/file.* could not be written: E/);
});

it('gives two first starts at once the same secrets', async () => {
  await Promise.all([readAlone('true'), readAlone('true'), readAlone('true')]);
  const { secret } = readConfig({ DATA_DIR: folder });
  expect(await readFile(join(folder, 'secret'), 'utf8')).toBe(secret);
  expect((await readdir(folder)).toSorted()).toEqual(['passport-key', 'secret']);
});

it.each([
  ['secret', ''],
  ['secret', 'short'],
  ['passport-key', ''],
  ['passport-key', 'AAAA'],
])('does not sign or encrypt with a damaged %s: %j', async (name, text) => {
  await writeFile(join(folder, name), text);
  expect(() => readConfig({ DATA_DIR: folder })).toThrow(`${name} is empty or damaged`);
});
