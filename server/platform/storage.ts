import { glob, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newToken } from './crypto.ts';

/** Where the bytes of files lie. A name once written always holds the same bytes. */
export interface Storage {
  /** Null: there is nothing under this name. */
  read(name: string): Promise<Buffer | null>;
  /** Whole or not at all: nobody ever reads half of it. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Removing what is not there is no fault. */
  remove(name: string): Promise<void>;
  /** All there are, for backups and moves. */
  list(): AsyncGenerator<StoredObject>;
}

export interface StoredObject {
  name: string;
  bytes: number;
}

/** `<id of the file>/<which of its forms>`, so that no name can lead out of the folder. */
const namePattern = /^[a-z0-9-]{8,60}\/[a-z0-9]{1,20}\.[a-z0-9]{2,5}$/;

export function checkedName(name: string): string {
  if (!namePattern.test(name)) throw new Error(`Not a name of a file: ${JSON.stringify(name)}`);
  return name;
}

/** Files in a folder of this machine. */
export function localStorage(folder: string): Storage {
  const pathOf = (name: string) => join(folder, checkedName(name));
  return {
    read: async (name) => {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    write: async (name, bytes) => {
      const path = pathOf(name);
      const unfinished = join(dirname(path), `.${newToken()}`);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(unfinished, bytes, { flush: true });
      await rename(unfinished, path);
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async *list() {
      for await (const name of glob('*/*', { cwd: folder })) {
        if (!namePattern.test(name)) continue;
        const found = await stat(join(folder, name)).catch(() => null);
        if (found?.isFile()) yield { name, bytes: found.size };
      }
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
