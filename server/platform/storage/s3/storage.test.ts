import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type FakeS3, type Mishap, startS3 } from '#tests/fakes/s3/server.ts';
import type { Storage } from '#server/platform/storage.ts';
import { checkStores, openStores, type Stores } from '../stores.ts';
import { readS3, s3Environment, s3Faults } from '#server/platform/config/s3-settings.ts';
import { StoreError } from './store-error.ts';

let s3: FakeS3;
let stores: Stores;
let files: Storage;
const name = '0123456789abcdef/640.webp';
const words = Buffer.from('Фото, 100 % & <всё>');

const storesOf = (more: Record<string, string> = {}) => {
  const settings = z.object(s3Environment).parse({ ...s3.environment, ...more });
  expect(s3Faults(settings)).toEqual([]);
  return openStores({ s3: readS3(settings), dataDir: '/nowhere' });
};
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());
beforeEach(() => {
  for (const objects of s3.buckets.values()) objects.clear();
  Object.assign(s3, { mishap: () => null, skewMs: 0, calls: [], refused: [] });
  stores = storesOf();
  files = stores.files;
});

/** The next calls meet these, one each. */
function plan(...mishaps: (Mishap | null)[]) {
  s3.mishap = () => mishaps.shift() ?? null;
}

async function failureOf(work: Promise<unknown>): Promise<StoreError> {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  if (!(error instanceof StoreError)) throw new Error(`Another end: ${String(error)}`);
  return error;
}

it('keeps bytes under their name until they are removed', async () => {
  expect(await files.read(name)).toBeNull();
  await files.write(name, words);
  expect(await files.read(name)).toEqual(words);
  await files.write(name, new Uint8Array());
  expect(await files.read(name)).toEqual(Buffer.alloc(0));
  await files.remove(name);
  await files.remove(name);
  expect(await files.read(name)).toBeNull();
  expect(s3.refused.filter((code) => code !== 'NoSuchKey')).toEqual([]);
});

it.each(['../secret', 'abcdefgh/../x.webp', '/etc/passwd', '', 'ABCDEFGH/a.b', 'abcdefgh/a.b?x=1'])(
  'takes %j for no name, and asks nobody',
  async (wrong) => {
    await expect(files.read(wrong)).rejects.toThrow('Not a name of a file');
    await expect(files.write(wrong, words)).rejects.toThrow('Not a name of a file');
    await expect(files.remove(wrong)).rejects.toThrow('Not a name of a file');
    expect(s3.calls).toEqual([]);
  },
);

it('lists what there is, over any number of pages', async () => {
  const names = Array.from({ length: 23 }, (_, index) => `0000000${index + 100}/a.webp`);
  for (const one of names) await files.write(one, randomBytes(names.indexOf(one)));
  const found = [];
  for await (const one of files.list()) found.push(one);
  expect(found).toEqual(names.map((one, index) => ({ name: one, bytes: index })));
});

it('keeps passports where the key of the others does not open', async () => {
  await stores.passports.write(name, words);
  expect(s3.buckets.get('ryadom-passports')?.get(name)).toEqual(words);
  expect(s3.buckets.get('ryadom-files')?.size).toBe(0);
  const { S3_ACCESS_KEY = '', S3_SECRET_KEY = '' } = s3.environment;
  const { passports } = storesOf({
    S3_PASSPORTS_ACCESS_KEY: S3_ACCESS_KEY,
    S3_PASSPORTS_SECRET_KEY: S3_SECRET_KEY,
  });
  expect(await failureOf(passports.read(name))).toMatchObject({ reason: 'AccessDenied' });
});

describe('a store that misbehaves', () => {
  const passing: [string, Mishap][] = [
    ['500', { status: 500, code: 'InternalError' }],
    ['503 SlowDown', { status: 503, code: 'SlowDown' }],
    ['a cut connection', 'cut before'],
    ['an answer that was cut', 'cut after'],
    ['half an answer', 'cut in the middle'],
  ];
  it.each(passing)('%s is asked again', async (_name, mishap) => {
    await files.write(name, words);
    plan(mishap);
    expect(await files.read(name)).toEqual(words);
    plan(mishap);
    await files.write(name, Buffer.from('new'));
    plan(null, mishap);
    expect(String(await files.read(name))).toBe('new');
    plan(mishap);
    await files.remove(name);
    expect(s3.buckets.get('ryadom-files')?.size).toBe(0);
  });

  it('one that stays broken is an error with its name, after a few tries', async () => {
    s3.mishap = () => ({ status: 500, code: 'InternalError' });
    expect(await failureOf(files.read(name))).toMatchObject({ reason: 'InternalError' });
    expect(s3.calls).toHaveLength(4);
  });

  it.each(['RequestTimeTooSkewed', 'SignatureDoesNotMatch', 'InvalidAccessKeyId'])(
    '%s is not asked again',
    async (code) => {
      s3.mishap = () => ({ status: 403, code });
      const error = await failureOf(files.write(name, words));
      expect(error.message).toMatch(/clock|secret key|access key/);
      expect(s3.calls).toHaveLength(1);
    },
  );

  it('a clock that is wrong is named', async () => {
    s3.skewMs = 20 * 60_000;
    expect((await failureOf(files.read(name))).message).toContain('the clock of this machine');
  });

  it('a redirect is not followed, and is told no signature', async () => {
    s3.mishap = () => 'redirect';
    expect((await failureOf(files.read(name))).message).toContain('S3_ENDPOINT');
  });

  it('one that is silent is given up in time', async () => {
    s3.mishap = () => ({ delayMs: 60_000 });
    const began = performance.now();
    const failed = await failureOf(files.read(name));
    expect(failed).toMatchObject({ reason: 'no answer in time', status: null });
    expect(performance.now() - began).toBeLessThan(12_000);
  }, 20_000);

  it('one that is away is an error as well', async () => {
    const gone = await startS3();
    await gone.stop();
    const failed = await failureOf(storesOf({ S3_ENDPOINT: gone.url }).files.read(name));
    expect(failed).toMatchObject({ reason: 'ECONNREFUSED', isPassing: true });
  });

  it('says nothing of secrets, signatures and names of files', async () => {
    const ends: Mishap[] = [{ status: 403, code: 'SignatureDoesNotMatch' }, 'redirect'];
    for (const end of ends) {
      s3.mishap = () => end;
      const { message, stack, cause } = await failureOf(files.read(name));
      const said = `${message}${stack}${String(cause)}`;
      expect(said).not.toMatch(/0123456789abcdef|Signature=|AWS4|Credential/);
      expect(said).not.toContain(s3.environment['S3_SECRET_KEY']);
    }
  });
});

describe('at the start', () => {
  const said: string[] = [];
  const check = (more: Record<string, string> = {}) =>
    checkStores(storesOf(more), (line) => said.push(line));

  it('all is well when both buckets answer', async () => {
    await check();
    expect(said).toEqual([]);
  });

  it.each([
    [{ S3_SECRET_KEY: 'wrong' }, 'secret key'],
    [{ S3_ACCESS_KEY: 'WRONG' }, 'access key'],
    [{ S3_BUCKET: 'nobodys-bucket' }, 'NoSuchBucket'],
    [{ S3_REGION: 'elsewhere' }, 'S3_REGION'],
    [{ S3_PASSPORTS_SECRET_KEY: 'wrong' }, 'ryadom-passports'],
  ])('%j is named', async (wrong, named) => {
    await expect(check(wrong)).rejects.toThrow(named);
  });

  it('a key that may not list would make lost files look like forbidden ones: it is named', async () => {
    for (const owner of s3.owners) owner.mayList = false;
    await expect(check()).rejects.toThrow('rights to list');
    for (const owner of s3.owners) owner.mayList = true;
  });

  it('one that is away is waited for by whoever wants a file', async () => {
    s3.mishap = () => 'cut before';
    await check();
    expect(said).toHaveLength(2);
  });
});

it.each([
  [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_SECRET_KEY'],
  [{ S3_BUCKET: 'files' }, 'S3_ENDPOINT'],
  [{ S3_PASSPORTS_BUCKET: 'ryadom-files' }, 'another one'],
  [{ S3_PASSPORTS_SECRET_KEY: '' }, 'both or neither'],
])('settings that do not fit are told: %j', (change, told) => {
  const base = Object.keys(change).some((one) => /PASS/.test(one)) ? s3.environment : {};
  const given = Object.entries({ ...base, ...change }).filter(([, value]) => value);
  const settings = z.object(s3Environment).parse(Object.fromEntries(given));
  expect(s3Faults(settings).join('\n')).toContain(told);
});
