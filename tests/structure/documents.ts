import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source.ts';

/** Those that lead a newcomer; decisions tell what was on their day. */
export const guides = [
  'README.md',
  'docs/architecture.md',
  'docs/glossary.md',
  'docs/operations.md',
];

export const readGuide = (path: string) => readFileSync(join(root, path), 'utf8');

/** Everything in the folders, whatever it is. */
export const pathsIn = (folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  );

/** Files and folders of code that a text names, from the root or from a room, and that are not there. */
export function findMissing(text: string, paths: string[]): string[] {
  const named = [...text.matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name);
  return [...new Set(named)].filter(
    (name) =>
      /\.tsx?$|^(contract|server|web|db|tests|scripts)\/./.test(name) && !isThere(name, paths),
  );
}

/** A file is named by its end (`renewal/actions.ts`, `kind-icons.ts`), a folder from the root. */
function isThere(name: string, paths: string[]): boolean {
  const isFile = /\.\w+$/.test(name);
  const folder = name.replace(/\/?$/, '/');
  return paths.some((path) =>
    isFile ? `/${path}`.endsWith(`/${name}`) || path.endsWith(`.${name}`) : path.startsWith(folder),
  );
}
