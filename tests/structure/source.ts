import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** One file of code, with its imports as paths from the root or as package names. */
export interface Source {
  path: string;
  text: string;
  imports: string[];
}

const importPattern = /(?:\bfrom\s|\bimport\s|\bimport\()\s*'([^']+)'/g;

export function toSource(path: string, text: string): Source {
  const imports = [...text.matchAll(importPattern)].map(([, name = '']) =>
    resolveImport(path, name),
  );
  return { path, text, imports };
}

/** A module as `path` names it: as a path from the root, or as the name of a package. */
export function resolveImport(path: string, name: string): string {
  if (name.startsWith('#')) return name.slice(1);
  return name.startsWith('.') ? relative(root, resolve(root, dirname(path), name)) : name;
}

export const isGenerated = ({ path }: Source) => /tables\.ts$|\.gen\.ts$|\.d\.ts$/.test(path);

/** Of folders, with all that lies in them, and of single files. */
export function readSources(places: string[]): Source[] {
  return places
    .flatMap((place) => (isCode(place) ? [place] : filesIn(place)))
    .map((path) => toSource(path, readFileSync(join(root, path), 'utf8')));
}

const isCode = (path: string) => /\.tsx?$/.test(path);

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter(isCode);

export const isTest = ({ path }: Source) => /\.(test|spec)\.tsx?$/.test(path);
