import { createHash } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { callBucket, type Patience } from '#server/platform/storage/s3/calls.ts';
import { listBucket } from '#server/platform/storage/s3/listing.ts';
import type { S3Bucket } from '#server/platform/config/s3-settings.ts';
import { BackupError } from './backup-error.ts';
import type { BackupLocation } from './location.ts';

const partBytes = 8 * 1024 * 1024;
/** What S3 takes in one call. */
const mostBytes = 5 * 1024 ** 3;

/** A slow line is no failure: a minute, and a second more for every 100 kB. */
const patienceFor = (bytes: number): Patience => {
  const tryMs = 60_000 + Math.ceil(bytes / 100);
  return { tryMs, allMs: 3 * tryMs };
};

/** Every file is an object. It is written to a temporary file first, for its length must be known. */
export function bucketLocation(bucket: S3Bucket, prefix: string): BackupLocation {
  let sizes: Promise<Map<string, number>> | undefined;
  const list = async () => {
    const found = new Map<string, number>();
    for await (const { name, bytes } of listBucket(bucket, `${prefix}/`)) {
      found.set(name.slice(prefix.length + 1), bytes);
    }
    return found;
  };
  return {
    name: `s3://${bucket.bucket}/${prefix}`,
    isEmpty: async () => (await (sizes ??= list())).size === 0,
    sizeOf: async (path) => (await (sizes ??= list())).get(path) ?? null,
    put: async (path, source) => {
      const folder = await mkdtemp(join(tmpdir(), 'ryadom-backup-'));
      try {
        const spool = join(folder, 'spool');
        const bodyHash = await spoolTo(spool, source);
        const body = await openAsBlob(spool);
        if (body.size > mostBytes) {
          throw new BackupError(`${path} is larger than 5 GB: back up into a folder instead.`);
        }
        const key = `${prefix}/${path}`;
        await callBucket(bucket, { method: 'PUT', key, body, bodyHash }, patienceFor(body.size));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    read: (path, part) => Readable.from(readParts(bucket, `${prefix}/${path}`, part)),
  };
}

async function spoolTo(path: string, source: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(
    source,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { mode: 0o600 }),
  );
  return hash.digest('hex');
}

/** Piece by piece, so that a line that is cut costs one piece and not all. */
async function* readParts(
  bucket: S3Bucket,
  key: string,
  { start, end }: { start: number; end: number },
): AsyncGenerator<Buffer> {
  for (let from = start; from <= end; from += partBytes) {
    const to = Math.min(from + partBytes - 1, end);
    const headers = { range: `bytes=${from}-${to}` };
    const call = { method: 'GET' as const, key, headers };
    const { status, bytes } = await callBucket(bucket, call, patienceFor(partBytes));
    if (status === 404 || bytes.length !== to - from + 1) {
      throw new BackupError(`${key} of ${bucket.bucket} cannot be read as a whole.`);
    }
    yield bytes;
  }
}
