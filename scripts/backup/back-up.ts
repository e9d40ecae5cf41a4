import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import type { Stores } from '#server/platform/storage/stores.ts';
import { BackupError } from './backup-error.ts';
import { backupKey } from './cipher.ts';
import { copyNewFiles } from './files.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { inOne, withClient } from './session.ts';
import type { BackupLocation } from './location.ts';
import { dumpTables, readSequences } from './tables.ts';

interface BackupOptions {
  databaseUrl: string;
  stores: Stores;
  /** Must be empty. */
  location: BackupLocation;
  /** Null: not encrypted. */
  passphrase: string | null;
}

/** Everything that must be kept, of one moment, while people go on working. */
export async function backUp({ databaseUrl, stores, location, passphrase }: BackupOptions) {
  if (!(await location.isEmpty())) {
    throw new BackupError(`${location.name} is not empty: a backup is never written over.`);
  }
  const salt = randomBytes(16);
  const backup = { location, key: passphrase ? backupKey(passphrase, salt) : null };
  const files = new Map<string, Manifest['files'][number]>();
  // Most files first: what is thrown away after the snapshot was taken is then there. The rest
  // last: what was brought before the snapshot is there too.
  await copyNewFiles(stores, backup, files);
  const database = await withClient(databaseUrl, (client) =>
    inOne(client, 'isolation level repeatable read read only', async () => ({
      migration: await readMigration(client),
      tables: await dumpTables(client, backup),
      sequences: await readSequences(client),
    })),
  );
  await copyNewFiles(stores, backup, files);
  const manifest: Manifest = {
    format: 1,
    created_at: new Date().toISOString(),
    salt: passphrase ? salt.toString('base64') : null,
    ...database,
    files: [...files.values()],
  };
  await writeManifest(location, manifest, backup.key);
  return manifest;
}

async function readMigration(client: Client): Promise<string> {
  const { rows } = await client
    .query<{ name: string }>('select name from kysely_migration order by name desc limit 1')
    .catch(() => ({ rows: [] }));
  if (!rows[0]) throw new BackupError('The database holds no «Рядом»: there is nothing to keep.');
  return rows[0].name;
}
