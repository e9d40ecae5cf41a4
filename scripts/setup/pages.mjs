import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { quietly } from './command.mjs';
import { inRoot, root } from './folders.mjs';

// What the built pages are made of.
const SOURCES = ['web', 'contract', 'vite.config.ts', 'package-lock.json'];
const stamp = inRoot('dist', '.stamp');

/** Builds the pages when anything that they are made of has changed. */
export function buildPages(node) {
  const state = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  rmSync(stamp, { force: true });
  const env = { ...process.env, NODE_ENV: 'production' };
  const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js');
  quietly('Building pages…', node.path, [vite, 'build'], { env });
  writeFileSync(stamp, state);
}

function hashSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesOf(inRoot(source))) {
      hash.update(relative(root, file)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return isMade(path) ? [] : [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesOf(join(path, name)));
}

/** Written by the build itself, or no part of it. */
const isMade = (path) => path.endsWith('.gen.ts') || /\.test\.tsx?$/.test(path);
