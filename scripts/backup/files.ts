import { createReadStream } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Place, writeEntry } from './entries.ts';
import { type Manifest, nameOfFile } from './manifest.ts';

type StoredFile = Manifest['files'][number];

const folders = ['files', 'passports'] as const;
/** Adds the files that are not in `known` yet. A name once written always holds the same bytes. */
export async function copyNewFiles(
  dataDir: string,
  place: Place,
  known: Map<string, StoredFile>,
): Promise<void> {
  for (const folder of folders) {
    const names = await readdir(join(dataDir, folder), { recursive: true }).catch(() => []);
    for (const name of names.filter((one) => nameOfFile.test(one))) {
      const path = `${folder}/${name}`;
      if (known.has(path)) continue;
      const source = await open(join(dataDir, path)).catch(() => null);
      // Purged in the meantime.
      if (!source) continue;
      const entry = await writeEntry(place, path, createReadStream('', { fd: source }));
      known.set(path, { ...entry, folder, name });
    }
  }
}
