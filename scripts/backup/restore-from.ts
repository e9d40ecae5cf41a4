import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Client } from 'pg';
import { knowsMigration, migrate } from '#server/platform/migrate.ts';
import { BackupError } from './backup-error.ts';
import { checkEntry, type Place, readEntry } from './entries.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { inOne, withClient } from './session.ts';
import { loadTables, setSequences } from './tables.ts';

interface Wish {
  databaseUrl: string;
  dataDir: string;
  directory: string;
  passphrase: string | null;
  /** What is in the database and in the store of files is thrown away. */
  replaces: boolean;
}

/** Whole and known to be whole before the first change; then brought to the newest version. */
export async function restoreFrom(wish: Wish): Promise<Manifest> {
  const { databaseUrl, dataDir, directory } = wish;
  const { manifest, key } = await readManifest(directory, wish.passphrase);
  const place = { directory, key };
  if (!knowsMigration(manifest.migration)) {
    throw new BackupError(
      `The backup was made by a newer version: this one does not know ${manifest.migration}.`,
    );
  }
  for (const entry of [...manifest.tables, ...manifest.files]) await checkEntry(place, entry);
  await withClient(databaseUrl, async (client) => {
    await checkAlone(client);
    if (wish.replaces) return;
    await checkEmpty(client);
    await checkNoFiles(dataDir);
  });

  if (wish.replaces) await withClient(databaseUrl, makeEmpty);
  await migrate(databaseUrl, manifest.migration);
  await withClient(databaseUrl, async (client) => {
    await inOne(client, '', async () => {
      await loadTables(client, place, manifest.tables);
      await setSequences(client, manifest.sequences);
    });
    await client.query('analyze');
  });
  if (wish.replaces) await removeFiles(dataDir);
  for (const file of manifest.files) await restoreFile(dataDir, place, file);
  await migrate(databaseUrl);
  return manifest;
}

async function checkAlone(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if (rowCount) throw new BackupError('Somebody is connected to the database: stop the product.');
}

async function checkEmpty(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace limit 1`,
  );
  if (!rowCount) return;
  throw new BackupError(
    'The database is not empty. Restore into an empty one, or add --replace: everything that is in ' +
      'the database and in the store of files is then thrown away.',
  );
}

const folders = ['files', 'passports'];

async function checkNoFiles(dataDir: string): Promise<void> {
  for (const folder of folders) {
    const found = await readdir(join(dataDir, folder)).catch(() => []);
    if (found.length === 0) continue;
    throw new BackupError(`${join(dataDir, folder)} is not empty: move it away, or add --replace.`);
  }
}

async function makeEmpty(client: Client): Promise<void> {
  await inOne(client, '', async () => {
    await client.query('drop schema if exists graphile_worker cascade');
    await client.query('drop schema public cascade');
    await client.query('create schema public');
  });
}

async function removeFiles(dataDir: string): Promise<void> {
  for (const folder of folders) await rm(join(dataDir, folder), { recursive: true, force: true });
}

async function restoreFile(
  dataDir: string,
  place: Place,
  file: Manifest['files'][number],
): Promise<void> {
  const target = join(dataDir, file.folder, file.name);
  await mkdir(dirname(target), { recursive: true });
  await readEntry(place, file, createWriteStream(`${target}.part`, { flush: true }));
  await rename(`${target}.part`, target);
}
