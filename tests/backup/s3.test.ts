import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localStorage } from '#server/platform/storage.ts';
import { type FakeS3, startS3 } from '#tests/fakes/s3/server.ts';
import { createDemoDatabase } from '#tests/harness/postgres.ts';
import { contentsOf, filesOf, type Installation, installation } from './installation.ts';

const passphrase = 'twelve words of nobody else';
let s3: FakeS3;
let onlyAccount: Record<string, string>;
let source: Installation;
let contents: Record<string, string>;
let files: Record<string, string>;
const others: Installation[] = [];

async function emptyMachine(): Promise<Installation> {
  const made = await installation();
  others.push(made);
  return made;
}

beforeAll(async () => {
  s3 = await startS3();
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY } = s3.environment;
  onlyAccount = { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY } as typeof onlyAccount;
  source = await installation(createDemoDatabase);
  const store = localStorage(join(source.dataDir, 'files'));
  for (let index = 10; index < 30; index += 1) {
    await store.write(`aaaaaaaa-${index}/large.webp`, randomBytes(3000 + index));
  }
  await store.write('bbbbbbbb/empty.pdf', Buffer.alloc(0));
  await localStorage(join(source.dataDir, 'passports')).write(
    'cccccccc-22/scan.bin',
    randomBytes(9),
  );
  contents = await contentsOf(source.url);
  files = await filesOf(source);
});
afterAll(async () => {
  for (const one of [source, ...others]) await one.remove();
  await s3.stop();
});

const place = 's3://ryadom-backups/day/one';
const objects = (bucket: string) => s3.buckets.get(bucket) ?? new Map<string, Buffer>();

it('an encrypted backup goes to a bucket over a bad line, and comes back', async () => {
  let calls = 0;
  const hits = new Map<string, number>();
  s3.mishap = (_method, key) => {
    calls += 1;
    const hit = hits.get(key) ?? 0;
    // Who is asked a third time answers: after the fourth nobody asks.
    if (hit > 1 || (calls % 11 > 0 && calls % 13 > 0)) return null;
    hits.set(key, hit + 1);
    return calls % 11 === 0 ? 'cut after' : { status: 503, code: 'SlowDown' };
  };
  const [code, said] = await source.call('backup', [place], passphrase, onlyAccount);
  expect([code, said]).toEqual([0, expect.stringContaining('22 files are in s3://')]);
  expect(said).not.toContain(onlyAccount['S3_SECRET_KEY']);
  const manifest = String(objects('ryadom-backups').get('day/one/manifest.json'));
  expect(JSON.parse(manifest)).toMatchObject({ format: 1 });
  const users = objects('ryadom-backups').get('day/one/tables/public.users.copy.gz');
  expect(users?.subarray(0, 2)).not.toEqual(Buffer.from([0x1f, 0x8b]));

  const machine = await emptyMachine();
  const back = await machine.call('restore', [place], passphrase, onlyAccount);
  expect(back).toEqual([0, expect.stringContaining('are back')]);
  expect(await contentsOf(machine.url)).toEqual(contents);
  expect(await filesOf(machine)).toEqual(files);
  s3.mishap = () => null;
});

it('one that is there is not written over, and one that was changed is not taken', async () => {
  const again = await source.call('backup', [place], passphrase, onlyAccount);
  expect(again).toEqual([1, expect.stringContaining('not empty')]);
  const key = 'day/one/files/aaaaaaaa-10/large.webp';
  const whole = objects('ryadom-backups').get(key) ?? Buffer.alloc(0);
  const changed = Buffer.from(whole);
  changed[5] = (changed[5] ?? 0) ^ 1;
  objects('ryadom-backups').set(key, changed);
  const machine = await emptyMachine();
  const call = () => machine.call('restore', [place], passphrase, onlyAccount);
  expect(await call()).toEqual([1, expect.stringContaining('large.webp were changed')]);
  objects('ryadom-backups').delete(key);
  expect(await call()).toEqual([1, expect.stringContaining('large.webp is missing')]);
  objects('ryadom-backups').set(key, whole);
  objects('ryadom-backups').delete('day/one/manifest.json');
  expect(await call()).toEqual([1, expect.stringContaining('no finished backup')]);
});

it('what the operator has set wrongly is told in words', async () => {
  const call = (where: string, more: NodeJS.ProcessEnv) => source.call('backup', [where], '', more);
  expect(await call(place, {})).toEqual([1, expect.stringContaining('S3_SECRET_KEY are not set')]);
  expect(await call('s3://ryadom-backups', onlyAccount)).toEqual([
    1,
    expect.stringContaining('s3://bucket/name-of-the-backup'),
  ]);
  expect(await call('s3://ryadom-files/x', s3.environment)).toEqual([
    1,
    expect.stringContaining('another bucket'),
  ]);
  const wrong = { ...onlyAccount, S3_SECRET_KEY: 'wrong-secret' };
  const [code, said] = await call('s3://ryadom-backups/two', wrong);
  expect([code, said]).toEqual([1, expect.stringContaining('is the secret key right?')]);
  expect(said).not.toContain('wrong-secret');
});

it('files move to buckets and back, and a backup of buckets is restored into folders', async () => {
  const copy = (words: string[], machine = source) =>
    machine.call('files-copy', words, '', s3.environment);
  objects('ryadom-files').set('aaaaaaaa-99/large.webp', Buffer.from('purged since'));
  expect(await copy(['to-s3'])).toEqual([
    0,
    'files: 21 copied, 0 were there, 0 removed.\n' +
      '1 are in the target alone: --remove throws them away there.\n' +
      'passports: 1 copied, 0 were there, 0 removed.\n',
  ]);
  expect(await copy(['to-s3', '--remove'])).toEqual([
    0,
    'files: 0 copied, 21 were there, 1 removed.\npassports: 0 copied, 1 were there, 0 removed.\n',
  ]);
  const other = await emptyMachine();
  expect((await copy(['from-s3'], other))[0]).toBe(0);
  expect(await filesOf(other)).toEqual(files);

  const kept = join(source.dataDir, 'kept');
  expect((await source.call('backup', [kept], '', s3.environment))[0]).toBe(0);
  expect(await readdir(join(kept, 'passports'))).toEqual(['cccccccc-22']);
  const machine = await emptyMachine();
  expect((await machine.call('restore', [kept]))[0]).toBe(0);
  expect(await filesOf(machine)).toEqual(files);
  expect(await machine.call('restore', [kept, '--replace'], '', s3.environment)).toEqual([
    0,
    expect.stringContaining('are back'),
  ]);
  expect(objects('ryadom-files').size).toBe(21);
  expect(objects('ryadom-passports').size).toBe(1);
});
