import { delimiter } from 'node:path';
import { chooseNode } from './setup/node.mjs';
import { inRoot } from './setup/folders.mjs';
import { installPackages } from './setup/packages.mjs';
import { buildPages } from './setup/pages.mjs';

/**
 * Makes a fresh clone ready to run; on a ready one it does nothing and calls nobody.
 * Runs under Node 20 with no package installed.
 */
export function setup({ pages }) {
  const node = chooseNode();
  installPackages(node);
  if (pages) buildPages(node);
  const path = [node.folder, inRoot('node_modules', '.bin'), process.env.PATH].join(delimiter);
  // Modules are compiled once a version, not at every start. Where it cannot be written to, Node
  // does without.
  const compiled = process.env.NODE_COMPILE_CACHE ?? inRoot('.runtime', 'compiled');
  return { node: node.path, env: { ...process.env, PATH: path, NODE_COMPILE_CACHE: compiled } };
}
