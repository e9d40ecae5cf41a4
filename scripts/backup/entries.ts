import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import { decrypting, encrypting, tagBytes } from './cipher.ts';
import type { Entry } from './manifest.ts';

/** Where the files of one backup lie, and the key of those that are encrypted. */
export interface Place {
  directory: string;
  key: Buffer | null;
}

const isPacked = (path: string) => path.endsWith('.gz');

/** Streams to a new file; one that is there already is never written over. */
export async function writeEntry(
  { directory, key }: Place,
  path: string,
  source: Readable,
): Promise<Entry> {
  const target = join(directory, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
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
  const file = createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(closed, counted, file);
  return { path, bytes, sha256: hash.digest('hex') };
}

/** Read as a whole before anything is restored. */
export async function checkEntry({ directory }: Place, entry: Entry): Promise<void> {
  const { path, bytes, sha256 } = entry;
  const found = await stat(join(directory, path)).catch(() => null);
  if (!found) throw new BackupError(`The backup is damaged: ${path} is missing.`);
  if (found.size !== bytes) {
    throw new BackupError(`The backup is damaged: ${path} has ${found.size} bytes, not ${bytes}.`);
  }
  const hash = createHash('sha256');
  await pipeline(createReadStream(join(directory, path)), hash);
  if (hash.digest('hex') !== sha256) {
    throw new BackupError(`The backup is damaged: the bytes of ${path} were changed.`);
  }
}

/** What was handed to `writeEntry`. */
export async function readEntry(
  { directory, key }: Place,
  { path, bytes }: Entry,
  target: Writable,
): Promise<void> {
  const source = join(directory, path);
  const plain = key
    ? createReadStream(source, { end: bytes - tagBytes - 1 }).compose(
        decrypting(key, path, await lastBytes(source, bytes)),
      )
    : createReadStream(source);
  await (isPacked(path) ? pipeline(plain, createGunzip(), target) : pipeline(plain, target));
}

async function lastBytes(path: string, size: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(tagBytes), 0, tagBytes, size - tagBytes);
    return buffer;
  } finally {
    await file.close();
  }
}
