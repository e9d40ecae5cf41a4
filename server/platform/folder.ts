import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** With those above it. `recursive` of Node tries for ever where there can be none, as under /proc. */
export function makeFolder(folder: string): void {
  const above = dirname(folder);
  if (!existsSync(above)) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!isFolder(folder)) throw error;
  }
}

const isFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
