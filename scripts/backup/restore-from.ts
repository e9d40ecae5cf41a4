import { Writable } from 'node:stream';
import type { Client } from 'pg';
import { knowsMigration, migrate } from '#server/platform/database/migrate.ts';
import type { Stores } from '#server/platform/storage/stores.ts';
import { forEachConcurrently } from '../concurrency.ts';
import { BackupError } from './backup-error.ts';
import { type Backup, checkEntry, readEntry } from './entries.ts';
import { folders } from './files.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { inOne, withClient } from './session.ts';
import type { BackupLocation } from './location.ts';
import { loadTables, setSequences } from './tables.ts';

interface RestoreOptions {
  databaseUrl: string;
  stores: Stores;
  location: BackupLocation;
  passphrase: string | null;
  /** What is in the database and in the store of files is thrown away. */
  replaces: boolean;
}

/** Whole and known to be whole before the first change; then brought to the newest version. */
export async function restoreFrom(options: RestoreOptions): Promise<Manifest> {
  const { databaseUrl, stores, location } = options;
  const { manifest, key } = await readManifest(location, options.passphrase);
  const backup = { location, key };
  if (!knowsMigration(manifest.migration)) {
    throw new BackupError(
      `The backup was made by a newer version: this one does not know ${manifest.migration}.`,
    );
  }
  const entries = [...manifest.tables, ...manifest.files].values();
  await forEachConcurrently(toAsync(entries), (entry) => checkEntry(backup, entry));
  await withClient(databaseUrl, async (client) => {
    await checkAlone(client);
    if (options.replaces) return;
    await checkEmpty(client);
    await checkNoFiles(stores);
  });

  if (options.replaces) await withClient(databaseUrl, makeEmpty);
  await migrate(databaseUrl, manifest.migration);
  await withClient(databaseUrl, async (client) => {
    await inOne(client, '', async () => {
      await loadTables(client, backup, manifest.tables);
      await setSequences(client, manifest.sequences);
    });
    await client.query('analyze');
  });
  if (options.replaces) await removeFiles(stores);
  await forEachConcurrently(toAsync(manifest.files.values()), (file) =>
    restoreFile(stores, backup, file),
  );
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

async function checkNoFiles(stores: Stores): Promise<void> {
  for (const folder of folders) {
    const first = await stores[folder].list().next();
    if (first.done) continue;
    throw new BackupError(`The store of ${folder} is not empty: empty it, or add --replace.`);
  }
}

async function makeEmpty(client: Client): Promise<void> {
  await inOne(client, '', async () => {
    await client.query('drop schema if exists graphile_worker cascade');
    await client.query('drop schema public cascade');
    await client.query('create schema public');
  });
}

async function removeFiles(stores: Stores): Promise<void> {
  for (const folder of folders) {
    await forEachConcurrently(stores[folder].list(), ({ name }) => stores[folder].remove(name));
  }
}

async function restoreFile(
  stores: Stores,
  backup: Backup,
  file: Manifest['files'][number],
): Promise<void> {
  const chunks: Buffer[] = [];
  const target = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  await readEntry(backup, file, target);
  await stores[file.folder].write(file.name, Buffer.concat(chunks));
}

async function* toAsync<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items;
}
