import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import { decrypting, encrypting, tagBytes } from './cipher.ts';
import type { Entry } from './manifest.ts';
import type { BackupLocation } from './location.ts';

/** One backup: where its files lie, and the key of those that are encrypted. */
export interface Backup {
  location: BackupLocation;
  key: Buffer | null;
}

const isPacked = (path: string) => path.endsWith('.gz');

/** Streams to a new file; one that is there already is never written over. */
export async function writeEntry(
  { location, key }: Backup,
  path: string,
  source: Readable,
): Promise<Entry> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  const packed = isPacked(path) ? source.compose(createGzip({ level: 6 })) : source;
  const closed = key ? Readable.from(encrypting(key, path)(packed)) : packed;
  await location.put(path, Readable.from(counted(closed)));
  return { path, bytes, sha256: hash.digest('hex') };
}

/** Read as a whole before anything is restored. */
export async function checkEntry({ location }: Backup, entry: Entry): Promise<void> {
  const { path, bytes, sha256 } = entry;
  const found = await location.sizeOf(path);
  if (found === null) throw new BackupError(`The backup is damaged: ${path} is missing.`);
  if (found !== bytes) {
    throw new BackupError(`The backup is damaged: ${path} has ${found} bytes, not ${bytes}.`);
  }
  const hash = createHash('sha256');
  if (bytes > 0) await pipeline(location.read(path, { start: 0, end: bytes - 1 }), hash);
  if (hash.digest('hex') !== sha256) {
    throw new BackupError(`The backup is damaged: the bytes of ${path} were changed.`);
  }
}

/** What was handed to `writeEntry`. */
export async function readEntry(
  { location, key }: Backup,
  { path, bytes }: Entry,
  target: Writable,
): Promise<void> {
  const size = key ? bytes - tagBytes : bytes;
  const closed = size > 0 ? location.read(path, { start: 0, end: size - 1 }) : Readable.from([]);
  const plain = key
    ? closed.compose(decrypting(key, path, await lastBytes(location, path, bytes)))
    : closed;
  await (isPacked(path) ? pipeline(plain, createGunzip(), target) : pipeline(plain, target));
}

async function lastBytes(location: BackupLocation, path: string, bytes: number): Promise<Buffer> {
  const part = { start: bytes - tagBytes, end: bytes - 1 };
  return Buffer.concat(await location.read(path, part).toArray());
}
