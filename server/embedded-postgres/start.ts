import { realpath } from 'node:fs/promises';
import { chooseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { clusterExists, createCluster, readPassword } from './cluster.ts';
import { databaseUrl } from './connection.ts';
import { supervise } from './supervisor.ts';
import { chooseDataDirectory, linkDataDirectory } from './data-directory.ts';
import { findPostmaster } from './postmaster.ts';

export { AlreadyRunningError } from './ownership.ts';
export { StartError } from './start-error.ts';

const DATABASE = 'ryadom';

interface Options {
  /** Absolute folder of the database files; made when missing. */
  directory: string;
  log: (line: string) => void;
  /** What a second start on the same files is told about this one, for example its address. */
  address?: string;
  /** False gives up safety against power cuts for speed: tests only. True by default. */
  durable?: boolean;
}

export interface EmbeddedPostgres {
  url: string;
  startedInMs: number;
  /** Ends all sessions and leaves files that need no recovery. May be called twice. */
  stop: () => Promise<void>;
}

/**
 * PostgreSQL on a random port of 127.0.0.1 and a socket file, with its files in one folder. A server left behind by a
 * killed run is taken over; one that dies is started again at the same address. Throws a StartError
 * that the operator can mend, an AlreadyRunningError when another live process owns the folder.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { directory, log, durable = true } = options;
  const began = performance.now();
  const account = chooseAccount(directory);
  const binaries = await findBinaries(account);
  const cluster = await chooseDataDirectory(directory, account, log);
  if (!clusterExists(cluster)) await createCluster({ binaries, cluster, account, durable });
  await linkDataDirectory(directory, cluster);

  const label = `${options.address ?? ''} process ${process.pid}`.trim();
  const password = await readPassword(cluster);
  const server = { binaries, cluster, account, durable, password, label, log };
  const { port, stop } = await supervise(server, DATABASE);
  const startedInMs = Math.round(performance.now() - began);
  return { url: databaseUrl(server, port, DATABASE), startedInMs, stop };
}

/** The database of this folder when its server runs already; for tools that work beside it. */
export async function findRunningDatabase(directory: string): Promise<string | null> {
  const cluster = await realpath(directory).catch(() => null);
  const postmaster = cluster && (await findPostmaster(cluster));
  if (!postmaster) return null;
  const password = await readPassword(cluster);
  return databaseUrl({ cluster, password }, postmaster.port, DATABASE);
}
