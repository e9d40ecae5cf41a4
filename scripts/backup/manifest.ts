import { timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import { backupKey, sealOf } from './cipher.ts';
import type { BackupLocation } from './location.ts';

const word = z.string().regex(/^[a-z_][a-z0-9_]*$/);
/** As the store names them; what is being written, and demo portraits, are left out. */
export const nameOfFile = /^(?!drawn-)[a-z0-9-]{8,60}\/[a-z0-9]{1,20}\.[a-z0-9]{2,5}$/;
const pathOfEntry = /^(tables|files|passports)(\/[a-z0-9_-]+(\.[a-z0-9_]+)*){1,2}$/;
/** A file of the backup as it lies there. */
const entrySchema = z.object({
  path: z.string().regex(pathOfEntry),
  bytes: z.number(),
  sha256: z.string(),
});
export type Entry = z.infer<typeof entrySchema>;

const schemaName = z.enum(['public', 'graphile_worker']);

const manifestSchema = z.object({
  format: z.literal(1),
  created_at: z.string(),
  /** The last one that the database had. */
  migration: z.string(),
  /** Of the passphrase; null: not encrypted. */
  salt: z.base64().nullable(),
  tables: z.array(
    entrySchema.extend({
      schema: schemaName,
      name: word,
      columns: z.array(word),
      rows: z.number(),
    }),
  ),
  sequences: z.array(z.object({ schema: schemaName, name: word, value: z.number() })),
  files: z.array(
    entrySchema.extend({
      folder: z.enum(['files', 'passports']),
      name: z.string().regex(nameOfFile),
    }),
  ),
});
export type Manifest = z.infer<typeof manifestSchema>;

const names = { manifest: 'manifest.json', seal: 'manifest.seal' };

/** Written last: what has none is no backup. */
export async function writeManifest(
  location: BackupLocation,
  manifest: Manifest,
  key: Buffer | null,
): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  await location.put(names.seal, Readable.from([Buffer.from(`${sealOf(text, key)}\n`)]));
  await location.put(names.manifest, Readable.from([Buffer.from(text)]));
}

/** Nothing of it is believed before its seal agrees. */
export async function readManifest(
  location: BackupLocation,
  passphrase: string | null,
): Promise<{ manifest: Manifest; key: Buffer | null }> {
  const text = await readText(location, names.manifest);
  const seal = (await readText(location, names.seal)).trim();
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new BackupError(`${names.manifest} of ${location.name} is damaged.`);
  const { salt } = parsed.data;
  if (salt && !passphrase) {
    throw new BackupError('This backup is encrypted: set BACKUP_PASSPHRASE.');
  }
  // Whoever has set one expects that nobody else could have written the backup.
  if (!salt && passphrase) {
    throw new BackupError('This backup is not encrypted: unset BACKUP_PASSPHRASE to take it.');
  }
  const key = salt && passphrase ? backupKey(passphrase, Buffer.from(salt, 'base64')) : null;
  if (!isSame(seal, sealOf(text, key))) {
    const other = key ? 'BACKUP_PASSPHRASE is not the one it was made with, or ' : '';
    throw new BackupError(`${other}${names.manifest} of ${location.name} was changed.`);
  }
  return { manifest: parsed.data, key };
}

async function readText(location: BackupLocation, name: string): Promise<string> {
  const size = await location.sizeOf(name);
  if (!size) {
    throw new BackupError(`${location.name} holds no finished backup: ${name} cannot be read.`);
  }
  return Buffer.concat(await location.read(name, { start: 0, end: size - 1 }).toArray()).toString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
