import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { npm } from './command.mjs';
import { inRoot, root } from './folders.mjs';

const stamp = inRoot('node_modules', '.stamp');

/** Installs what package-lock.json names, unless that is what lies there. */
export function installPackages(node) {
  const lock = readFileSync(inRoot('package-lock.json'), 'utf8');
  const state = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  if (!isInstalled(JSON.parse(lock))) {
    const line = 'Installing packages (about a minute the first time)…';
    npm(line, node, ['ci', '--include=dev', '--include=optional'], root);
  }
  writeFileSync(stamp, state);
}

/** After somebody’s own `npm install` the packages are right though the stamp is not. */
function isInstalled(lock) {
  const list = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const found = JSON.parse(readFileSync(list, 'utf8')).packages;
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true;
    // Optional packages for other systems stay away.
    return found[path] ? found[path].version === wanted.version : wanted.optional === true;
  });
}
