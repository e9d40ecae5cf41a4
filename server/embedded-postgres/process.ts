import { spawnSync } from 'node:child_process';
import { type Stats, statSync } from 'node:fs';
import { platform } from 'node:os';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * True for a PostgreSQL server of this folder: it makes the folder its current one. A process that
 * has ended and waits to be collected has none. A folder that may be deleted or moved under it is
 * known by what it was.
 */
export function worksIn(pid: number, folder: string, known?: Stats): boolean {
  if (platform() !== 'linux') {
    const ps = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return ps.stdout.includes(`-D ${folder} `);
  }
  try {
    const [current, wanted] = [statSync(`/proc/${pid}/cwd`), known ?? statSync(folder)];
    return current.ino === wanted.ino && current.dev === wanted.dev;
  } catch {
    return false;
  }
}
