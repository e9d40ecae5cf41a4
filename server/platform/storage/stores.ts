import { join } from 'node:path';
import type { Config } from '../config.ts';
import { SettingsError } from '../config/settings-error.ts';
import { localStorage, type Storage } from '../storage.ts';
import { s3Storage } from './s3/storage.ts';
import { StoreError } from './s3/store-error.ts';

/** Where bytes of this installation lie: files for pages, and photos of passports. */
export interface Stores {
  files: Storage;
  passports: Storage;
}

export function openStores(config: Pick<Config, 's3' | 'dataDir'>): Stores {
  const { s3 } = config;
  if (!s3?.stores) return folderStores(config.dataDir);
  return { files: s3Storage(s3.stores.files), passports: s3Storage(s3.stores.passports) };
}

export const folderStores = (dataDir: string): Stores => ({
  files: localStorage(join(dataDir, 'files')),
  passports: localStorage(join(dataDir, 'passports')),
});

const nobodys = 'a-look-at-the-start/none.bin';

/** A wrong key or bucket is named before anybody is served; a store that is away may come back. */
export async function checkStores(stores: Stores, tell: (line: string) => void): Promise<void> {
  for (const store of [stores.files, stores.passports]) {
    try {
      await store.read(nobodys);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      if (!error.isPassing) throw new SettingsError(error.message);
      tell(`${error.message}; pictures and files wait until it does`);
    }
  }
}
