import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, realpath, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Account, canEnter, PUBLIC_HOME } from './account.ts';

/**
 * The data directory of PostgreSQL. It is the wanted one, unless PostgreSQL has to run as another
 * user who cannot enter the folders above it: then the files live in a public one, and the wanted
 * folder is a link to them, so that they are found again whatever changes later.
 */
export async function chooseDataDirectory(
  wanted: string,
  account: Account,
  log: (line: string) => void,
): Promise<string> {
  if (existsSync(wanted)) return realpath(wanted);
  const parent = dirname(wanted);
  await mkdir(parent, { recursive: true });
  if (canEnter(parent, account))
    return join(await realpath(parent), wanted.slice(parent.length + 1));
  const directory = publicDirectory(wanted);
  await mkdir(dirname(directory), { recursive: true, mode: 0o755 });
  log(`Database files are in ${directory}: user postgres may not enter ${parent}`);
  return directory;
}

/** Makes the wanted folder lead to the data directory once there is something to find. */
export async function linkDataDirectory(wanted: string, directory: string): Promise<void> {
  if (!existsSync(wanted)) await symlink(directory, wanted);
}

function publicDirectory(wanted: string): string {
  const hash = createHash('sha256').update(wanted).digest('hex').slice(0, 10);
  return join(PUBLIC_HOME, `ryadom-${hash}`, 'postgres');
}
