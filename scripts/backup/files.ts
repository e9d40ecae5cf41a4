import { Readable } from 'node:stream';
import type { Stores } from '#server/platform/storage/stores.ts';
import { forEachConcurrently } from '../concurrency.ts';
import { type Backup, writeEntry } from './entries.ts';
import { type Manifest, nameOfFile } from './manifest.ts';

type StoredFile = Manifest['files'][number];

export const folders = ['files', 'passports'] as const;

/** Adds the files that are not in `known` yet. A name once written always holds the same bytes. */
export async function copyNewFiles(
  stores: Stores,
  backup: Backup,
  known: Map<string, StoredFile>,
): Promise<void> {
  for (const folder of folders) {
    await forEachConcurrently(stores[folder].list(), async ({ name }) => {
      const path = `${folder}/${name}`;
      if (!nameOfFile.test(name) || known.has(path)) return;
      const bytes = await stores[folder].read(name);
      // Purged in the meantime.
      if (!bytes) return;
      const entry = await writeEntry(backup, path, Readable.from([bytes]));
      known.set(path, { ...entry, folder, name });
    });
  }
}
