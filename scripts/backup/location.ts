import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Settings } from '#server/platform/config/s3-settings.ts';
import { BackupError } from './backup-error.ts';
import { bucketLocation } from './bucket-location.ts';

/** Where one backup lies: a folder, or a part of a bucket. */
export interface BackupLocation {
  /** As the operator has named it. */
  name: string;
  isEmpty(): Promise<boolean>;
  /** Null: there is nothing of this name. */
  sizeOf(path: string): Promise<number | null>;
  /** Whole or not at all, and never over what is there. */
  put(path: string, source: Readable): Promise<void>;
  /** From the first byte to the last one that is wanted, both included. */
  read(path: string, part: { start: number; end: number }): Readable;
}

/** `s3://bucket/name`, or a folder of this machine. */
export function openLocation(name: string, s3: S3Settings | null): BackupLocation {
  if (!name.startsWith('s3:')) return folderLocation(resolve(name));
  const [, bucket, prefix] = /^s3:\/\/([a-z0-9.-]+)\/([\w./-]*\w)\/?$/.exec(name) ?? [];
  if (!bucket || !prefix)
    throw new BackupError(`${name}: should be s3://bucket/name-of-the-backup`);
  if (!s3)
    throw new BackupError('S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY and S3_SECRET_KEY are not set.');
  const { account, stores } = s3;
  if (stores && [stores.files.bucket, stores.passports.bucket].includes(bucket)) {
    throw new BackupError(`${bucket} holds the files themselves: a backup lies in another bucket.`);
  }
  return bucketLocation({ ...account, bucket }, prefix);
}

function folderLocation(directory: string): BackupLocation {
  return {
    name: directory,
    isEmpty: async () => (await readdir(directory).catch(() => [])).length === 0,
    sizeOf: async (path) => (await stat(join(directory, path)).catch(() => null))?.size ?? null,
    put: async (path, source) => {
      const target = join(directory, path);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const file = createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true });
      await pipeline(source, file);
    },
    read: (path, { start, end }) => createReadStream(join(directory, path), { start, end }),
  };
}
