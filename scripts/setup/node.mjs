import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { npm } from './command.mjs';
import { inRoot } from './folders.mjs';

/** The first release that this was tried with: it runs TypeScript as it stands. */
const WANTED = '24.21.0';

/** The machine's Node when it is new enough, otherwise one from npm beside the project. */
export function chooseNode() {
  const own = { path: process.execPath, folder: dirname(process.execPath) };
  if (isEnough(process.versions.node)) return own;
  const name = `node-${platform() === 'win32' ? 'win' : platform()}-${arch()}`;
  const folder = inRoot('.runtime', 'node_modules', name, 'bin');
  const path = join(folder, platform() === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(path) || !existsSync(stamp)) fetchNode(own, name);
  return { path, folder };
}

// Written last, and named by the version: a fetch that was cut short is begun anew.
const stamp = inRoot('.runtime', `node-${WANTED}`);

function fetchNode(own, name) {
  const folder = inRoot('.runtime');
  mkdirSync(folder, { recursive: true });
  const manifest = { private: true, dependencies: { [name]: WANTED } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const line = `Fetching Node ${WANTED} (this machine has ${process.versions.node})…`;
  npm(line, own, ['install', '--no-package-lock'], folder);
  writeFileSync(stamp, '');
}

function isEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  const [wantedMajor, wantedMinor] = WANTED.split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}
