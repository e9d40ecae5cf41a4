import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localStorage, type Storage } from './storage.ts';
import { openVault, type Vault } from './vault.ts';

const name = '0123456789abcdef/scan.bin';
const other = 'fedcba9876543210/scan.bin';
const words = Buffer.from('Паспорт 45 00 123456');
const master = randomBytes(32);
let folder: string;
let storage: Storage;
let vault: Vault;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ryadom-vault-'));
  storage = localStorage(folder);
  vault = openVault(storage, [master]);
});
afterAll(() => rm(folder, { recursive: true }));

async function put(): Promise<Buffer> {
  const sealed = vault.seal(name, words);
  await vault.write(name, sealed);
  return sealed.key;
}

it('gives back what was put in, and keeps it nowhere as it is', async () => {
  const key = await put();
  expect(await vault.read(name, key)).toEqual(words);
  const onDisk = await readFile(join(folder, name));
  expect(onDisk.includes('Паспорт')).toBe(false);
  expect(onDisk.includes('123456')).toBe(false);
});

it('has a key of its own for every file', () => {
  const [one, two] = [vault.seal(name, words), vault.seal(name, words)];
  expect(one.key.equals(two.key)).toBe(false);
  expect(one.bytes.equals(two.bytes)).toBe(false);
});

it('opens nothing that somebody has touched', async () => {
  const key = await put();
  const path = join(folder, name);
  const whole = await readFile(path);
  for (const at of [0, 13, whole.length - 1]) {
    const touched = Buffer.from(whole);
    touched[at] = (touched[at] ?? 0) ^ 1;
    await writeFile(path, touched);
    await expect(vault.read(name, key)).rejects.toThrow('authenticate');
  }
  await writeFile(path, whole.subarray(0, -1));
  await expect(vault.read(name, key)).rejects.toThrow('authenticate');
  await writeFile(path, whole);
  const wrong = Buffer.from(key);
  wrong[20] = (wrong[20] ?? 0) ^ 1;
  await expect(vault.read(name, wrong)).rejects.toThrow('authenticate');
  expect(await vault.read(name, key)).toEqual(words);
});

it('does not take the bytes of one file for those of another', async () => {
  const key = await put();
  await storage.write(other, await readFile(join(folder, name)));
  await expect(vault.read(other, key)).rejects.toThrow('authenticate');
});

it('opens with an old key what it has closed, and with a strange one nothing', async () => {
  const key = await put();
  const fresh = randomBytes(32);
  const turned = openVault(storage, [fresh, master]);
  expect(await turned.read(name, key)).toEqual(words);
  const newer = turned.seal(other, words);
  await turned.write(other, newer);
  await expect(vault.read(other, newer.key)).rejects.toThrow('PASSPORT_KEY');
  await expect(openVault(storage, [fresh]).read(name, key)).rejects.toThrow('PASSPORT_KEY');
});

it('has nothing once it was removed', async () => {
  const key = await put();
  await vault.remove(name);
  expect(await vault.read(name, key)).toBeNull();
});
