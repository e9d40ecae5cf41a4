import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, realpath, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Account, canEnter, PUBLIC_HOME } from './account.ts';

/**
 * The folder of the database files. It is the wanted one, unless PostgreSQL has to run as another
 * user who cannot enter the folders above it: then the files live in a public place, and the wanted
 * folder is a link to them, so that they are found again whatever changes later.
 */
export async function choosePlace(
  wanted: string,
  account: Account,
  log: (line: string) => void,
): Promise<string> {
  if (existsSync(wanted)) return realpath(wanted);
  const parent = dirname(wanted);
  await mkdir(parent, { recursive: true });
  if (canEnter(parent, account))
    return join(await realpath(parent), wanted.slice(parent.length + 1));
  const place = publicPlace(wanted);
  await mkdir(dirname(place), { recursive: true, mode: 0o755 });
  log(`Database files are in ${place}: user postgres may not enter ${parent}`);
  return place;
}

/** Makes the wanted folder lead to the place once there is something to find. */
export async function linkPlace(wanted: string, place: string): Promise<void> {
  if (!existsSync(wanted)) await symlink(place, wanted);
}

function publicPlace(wanted: string): string {
  const hash = createHash('sha256').update(wanted).digest('hex').slice(0, 10);
  return join(PUBLIC_HOME, `ryadom-${hash}`, 'postgres');
}
