import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

export const readOps = (path: string) => readFileSync(join(root, 'ops', path), 'utf8');

/** The first group of every place where the pattern is found. */
export const allOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

export function oneOf(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`There is no ${String(pattern)}`);
  return found;
}

/** `NAME=value` of each line, as systemd and Compose read it. */
export const readSettings = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replace(/^"(.*)"$/, '$1'),
    ]),
  );

/** The lines `Environment=` of a unit, each of which holds several. */
export const unitSettings = (unit: string): Record<string, string> =>
  readSettings(
    allOf(unit, /^Environment=(.*)$/gm)
      .join(' ')
      .replaceAll(' ', '\n'),
  );
