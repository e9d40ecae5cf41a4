import { cp, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/platform/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { addJob } from '#server/platform/queue.ts';
import { localStorage } from '#server/platform/storage.ts';
import { createDemoDatabase, createTestDatabase } from '#tests/harness/postgres.ts';
import { contentsOf, filesOf, hashesOf, type Installation, installation } from './installation.ts';

const passportKey = randomBytes(32).toString('base64url');
const passphrase = 'twelve words of nobody else';
let source: Installation;
let contents: Record<string, string>;
let files: Record<string, string>;
let plain: string;
let sealed: string;
let said: unknown[];
const others: Installation[] = [];

/** A machine with nothing on it. */
async function emptyMachine(): Promise<Installation> {
  const made = await installation();
  others.push(made);
  return made;
}

beforeAll(async () => {
  source = await installation(createDemoDatabase);
  const db = openDatabase({ url: source.url, size: 2 });
  await addJob(db, 'send_letter', { id: 1 }, new Date('2030-01-01'));
  await db.destroy();
  const store = localStorage(join(source.dataDir, 'files'));
  for (const name of ['aaaaaaaa-1111/large.webp', 'aaaaaaaa-1111/small.webp', 'bbbbbbbb/one.pdf']) {
    await store.write(name, randomBytes(70_000));
  }
  await localStorage(join(source.dataDir, 'passports')).write(
    'cccccccc-22/spread.bin',
    randomBytes(9),
  );
  await writeFile(join(source.dataDir, 'passport-key'), passportKey);
  contents = await contentsOf(source.url);
  files = await filesOf(source);
  [plain, sealed] = [join(source.dataDir, 'plain'), join(source.dataDir, 'sealed')];
  said = [await source.call('backup', [plain]), await source.call('backup', [sealed], passphrase)];
});
afterAll(async () => {
  for (const one of [source, ...others]) await one.remove();
});

it('everything is there again on an empty machine, but for the keys', async () => {
  const all = [0, expect.stringContaining('4 files')];
  expect(said).toEqual([all, all]);
  const machine = await emptyMachine();
  expect(await machine.call('restore', [plain])).toEqual([0, expect.stringContaining('are back')]);
  expect(await contentsOf(machine.url)).toEqual(contents);
  expect(await filesOf(machine)).toEqual(files);
  expect(new Set(await readdir(plain))).toEqual(
    new Set(['files', 'manifest.json', 'manifest.seal', 'passports', 'tables']),
  );
});

it('an encrypted one says nothing without its passphrase', async () => {
  const machine = await emptyMachine();
  const tables = await readFile(join(sealed, 'tables/public.users.copy.gz'));
  expect(tables.subarray(0, 2)).not.toEqual(Buffer.from([0x1f, 0x8b]));
  expect(await machine.call('restore', [sealed])).toEqual([1, expect.stringMatching(/encrypted/)]);
  const wrong = await machine.call('restore', [sealed], 'another twelve words');
  expect(wrong).toEqual([1, expect.stringContaining('BACKUP_PASSPHRASE is not the one')]);
});

it('a truncated, changed or unfinished one is refused and changes nothing', async () => {
  const machine = await emptyMachine();
  const before = await contentsOf(machine.url);
  const spoil = async (path: string, work: (file: string) => Promise<void>) => {
    const copy = join(machine.dataDir, path.replaceAll('/', '_'));
    await cp(plain, copy, { recursive: true });
    await work(join(copy, path));
    return machine.call('restore', [copy]);
  };
  const flip = async (file: string) => {
    const bytes = await readFile(file);
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    await writeFile(file, bytes);
  };
  const users = 'tables/public.users.copy.gz';
  expect(await spoil(users, (file) => truncate(file, 1000))).toEqual([
    1,
    expect.stringMatching(/damaged: tables\/public\.users\.copy\.gz has 1000 bytes, not \d+/),
  ]);
  expect(await spoil('files/bbbbbbbb/one.pdf', flip)).toEqual([
    1,
    expect.stringContaining('the bytes of files/bbbbbbbb/one.pdf were changed'),
  ]);
  expect(await spoil('manifest.json', flip)).toEqual([1, expect.stringMatching(/damaged|changed/)]);
  expect(await contentsOf(machine.url)).toEqual(before);
  expect(await filesOf(machine)).toEqual({});
});

it('what is there is neither written over nor thrown away, unless told', async () => {
  const before = await hashesOf(plain);
  expect(await source.call('backup', [plain])).toEqual([1, expect.stringMatching(/not empty/)]);
  expect(await hashesOf(plain)).toEqual(before);
  const full = await installation(createTestDatabase);
  others.push(full);
  const old = await contentsOf(full.url);
  expect(await full.call('restore', [plain])).toEqual([1, expect.stringMatching(/not empty/)]);
  expect(await contentsOf(full.url)).toEqual(old);
  const busy = openDatabase({ url: full.url, size: 1 });
  await busy.selectFrom('users').select('id').execute();
  const refused = await full.call('restore', [plain, '--replace']);
  expect(refused).toEqual([1, expect.stringContaining('stop the product')]);
  await busy.destroy();
  expect((await full.call('restore', [sealed, '--replace'], passphrase))[0]).toBe(0);
  expect(await contentsOf(full.url)).toEqual(contents);
  expect(await filesOf(full)).toEqual(files);
});

it('an older one is brought to the newest version', async () => {
  const folder = join(import.meta.dirname, '../../db/migrations');
  const names = (await readdir(folder)).map((name) => name.replace('.sql', '')).toSorted();
  const older = await emptyMachine();
  await migrate(older.url, names.at(-6));
  const db = openDatabase({ url: older.url, size: 1 });
  const person = { role: 'employer' as const, name: 'Вера', password_hash: 'x' };
  await db.insertInto('users').values(person).execute();
  await db.destroy();
  const kept = join(older.dataDir, 'kept');
  expect((await older.call('backup', [kept]))[0]).toBe(0);
  const machine = await emptyMachine();
  expect((await machine.call('restore', [kept]))[0]).toBe(0);
  const restored = openDatabase({ url: machine.url, size: 1 });
  const people = await restored.selectFrom('users').select('name').execute();
  await restored.destroy();
  expect(people).toEqual([{ name: 'Вера' }]);
  const { rules } = await contentsOf(machine.url);
  expect(rules).toBe(contents['rules']);
});
