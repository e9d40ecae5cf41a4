import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const prefix = '.s.PGSQL.';

/** What the system takes for the path of a socket file, in bytes. */
const longestPath = 107;

/** Where the socket file lies: in the folder of the database, which is closed to others. Empty: there is none. */
export const socketFolder = (cluster: string): string =>
  process.platform !== 'win32' && Buffer.byteLength(join(cluster, `${prefix}65535`)) <= longestPath
    ? cluster
    : '';

/**
 * What a killed server leaves. PostgreSQL would refuse to start where the number in the lock beside a
 * socket is that of a stranger by now.
 */
export async function removeStaleSockets(cluster: string): Promise<void> {
  const names = await readdir(cluster);
  const stale = names.filter((name) => name.startsWith(prefix));
  await Promise.all(stale.map((name) => rm(join(cluster, name), { force: true })));
}
