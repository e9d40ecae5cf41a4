import { spawnSync } from 'node:child_process';
import { basename, delimiter } from 'node:path';
import { root } from './folders.mjs';

export class SetupError extends Error {}

/** Runs a preparing step quietly; its output is shown only when it fails. */
export function quietly(line, command, args, { cwd = root, env = process.env } = {}) {
  console.log(line);
  const options = { cwd, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status === 0) return;
  const words = [stdout, stderr, error?.message].filter(Boolean).join('\n').trim();
  throw new SetupError(`${words}\n\nThis step failed: ${line}`);
}

/** npm itself, run by the given Node whichever Node started us. */
export function npm(line, node, args, folder) {
  const own = process.env.npm_execpath ?? '';
  const [command, first] = basename(own) === 'npm-cli.js' ? [node.path, [own]] : ['npm', []];
  const env = { ...process.env, PATH: [node.folder, process.env.PATH].join(delimiter) };
  // Set by the npm that runs us; the inner one would take it for its own folder.
  delete env.npm_config_local_prefix;
  quietly(line, command, [...first, ...args, '--prefix', folder, ...QUIET], { cwd: folder, env });
}

// No package may run code while it is installed: nothing here needs it.
const QUIET = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier'];
