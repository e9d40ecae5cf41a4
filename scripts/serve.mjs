import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './setup/folders.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

// Ctrl-C comes twice, from the terminal and from npm; that is one wish. A later one is impatience.
const ECHO_MS = 2_000;
/** Of it 25 seconds may be spent on draining, and the database takes up to 40 to be shut down. */
const PATIENCE_MS = 70_000;

/**
 * Node and its C library set aside as much as a large machine has to give; here that is a third of
 * all and no quicker. The same stands in `ops/`.
 */
const memory = { NODE_OPTIONS: '--max-semi-space-size=16', MALLOC_ARENA_MAX: '2' };

/** Runs the server until it ends, and passes on its exit code. */
export function serve({ node, env }, args, more) {
  // In a group of its own, so that only the signals passed on below reach it, each once.
  const child = spawn(node, ['--import', './scripts/follow-parent.mjs', ...args], {
    cwd: root,
    env: { ...memory, ...env, ...more },
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let asked = 0;
  const stop = (signal) => {
    if (asked === 0) {
      asked = Date.now();
      child.kill(signal);
      setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS).unref();
    } else if (Date.now() - asked > ECHO_MS) child.kill('SIGKILL');
  };
  for (const signal of SIGNALS) process.on(signal, () => stop(signal));
  const watch = stopWithNpm(stop);
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('exit', (code, signal) => {
      clearInterval(watch);
      process.exitCode = code ?? (signal ? 128 : 1);
      resolve();
    });
  });
}

/** A killed npm cannot tell us: without it nobody could stop the server from the terminal. */
function stopWithNpm(stop) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const above = parents();
  return setInterval(() => parents() === above || stop('SIGTERM'), 1_000);
}

/** Our parent and its own: npm may or may not have put a shell between us. */
function parents() {
  try {
    const [, numbers] = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ');
    return `${process.ppid} ${numbers.split(' ')[1]}`;
  } catch {
    return String(process.ppid);
  }
}
