import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localStorage } from './storage.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ryadom-storage-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('keeps bytes under their name until they are removed', async () => {
  const storage = localStorage(join(folder, 'files'));
  const name = 'abcdefgh/640.webp';
  expect(await storage.read(name)).toBeNull();
  await storage.write(name, Buffer.from('bytes'));
  expect(String(await storage.read(name))).toBe('bytes');
  expect(await readdir(join(folder, 'files', 'abcdefgh'))).toEqual(['640.webp']);
  await storage.remove(name);
  await storage.remove(name);
  expect(await storage.read(name)).toBeNull();
});

it.each([
  '../secret',
  'abcdefgh/../x.webp',
  'abcdefgh/640.webp/x',
  '/etc/passwd',
  '',
  'ABCDEFGH/a.b',
])('takes %j for no name', async (name) => {
  const storage = localStorage(folder);
  await expect(storage.read(name)).rejects.toThrow('Not a name of a file');
  await expect(storage.write(name, Buffer.from(''))).rejects.toThrow('Not a name of a file');
});
