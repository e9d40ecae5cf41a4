import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { noteEarlyPress } from './early-press.ts';

/**
 * Names that are no promise of anybody: an upgrade that changes one of them fails here first. What is
 * made of them is tried by journeys, which the table in `docs/architecture.md` names.
 */
const folderOf = (name: string) => dirname(fileURLToPath(import.meta.resolve(name)));

test('React marks what it has hydrated, for presses before it', () => {
  const file = join(folderOf('react-dom'), 'cjs/react-dom-client.production.js');
  const [, mark] = /indexOf\('(\w+)'\)/.exec(noteEarlyPress) ?? [];
  expect(mark).toBe('__reactProps');
  expect(readFileSync(file, 'utf8')).toContain(`"${mark}$"`);
});

test('the router remembers by this key that it has loaded a page anew, for missing parts', () => {
  const file = join(folderOf('@tanstack/react-router'), 'lazyRouteComponent.js');
  const reload = readFileSync(new URL('reload-guard.ts', import.meta.url), 'utf8');
  for (const text of [readFileSync(file, 'utf8'), reload]) {
    expect(text).toContain('tanstack_router_reload:');
  }
});
