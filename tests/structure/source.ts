import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** One file of code, with its imports as paths from the root or as package names. */
export interface Source {
  path: string;
  text: string;
  imports: string[];
}

const importPattern = /(?:\bfrom\s|\bimport\s|\bimport\()\s*'([^']+)'/g;

export function toSource(path: string, text: string): Source {
  const imports = [...text.matchAll(importPattern)].map(([, name = '']) => {
    if (name.startsWith('#')) return name.slice(1);
    return name.startsWith('.') ? relative(root, resolve(root, dirname(path), name)) : name;
  });
  return { path, text, imports };
}

const isGenerated = (path: string) => /tables\.ts$|\.gen\.ts$|\.d\.ts$/.test(path);

export function readSources(folders: string[]): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => /\.tsx?$/.test(path) && !isGenerated(path))
      .map((path) => toSource(path, readFileSync(join(root, path), 'utf8'))),
  );
}

export const isTest = ({ path }: Source) => /\.(test|spec)\.tsx?$/.test(path);
