import { spawn } from 'node:child_process';
import { chown, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { chooseAccount, identity } from '#server/embedded-postgres/account.ts';
import { findBinaries } from '#server/embedded-postgres/binaries.ts';
import { freePort } from '#tests/harness/free-port.ts';

export interface StreamingCopy {
  url: string;
  /** Holds on to what it has, as one whose line is slow. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** From now on it is a database of its own. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A streaming replica of a running PostgreSQL of ours, made with the programs that npm brings: there
 * is no `pg_basebackup` among them, so the copy is taken as its manual tells for a copy by hand.
 */
export async function startCopy(primaryUrl: string): Promise<StreamingCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'ryadom-replica-'));
  const cluster = join(folder, 'cluster');
  const source = await copyFiles(primaryUrl, cluster);
  const account = chooseAccount(source);
  const binaries = await findBinaries(account);
  const port = await freePort();
  const { hostname, port: primaryPort, username, password } = new URL(primaryUrl);
  const line = `host=${hostname} port=${primaryPort} user=${username} password=${decodeURIComponent(password)}`;
  await writeFile(join(cluster, 'standby.signal'), '');
  await writeFile(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${line}'\n`);
  if (account) await ownAll(folder, account);
  // By TCP: the socket file is that of the primary.
  const address = Object.assign(new URL(primaryUrl), { port: String(port) });
  address.searchParams.delete('host');
  const url = address.href;

  let child: ReturnType<typeof spawn>;
  const start = async () => {
    child = spawn(
      join(binaries, 'bin/postgres'),
      [
        '-D',
        cluster,
        '-p',
        String(port),
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'hot_standby=on',
      ]
        // The primary of the tests allows so many; a copy may not allow fewer.
        .concat(['-c', 'max_connections=300', '-c', 'unix_socket_directories=', '-c', 'fsync=off']),
      { ...identity(account), stdio: 'ignore' },
    );
    await until(() => asked(url, 'select 1'));
  };
  const kill = async () => {
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGQUIT');
    await gone;
  };
  const ask = (statement: string) => asked(url, statement).then(() => undefined);
  await start();
  return {
    url,
    pause: () => ask('select pg_wal_replay_pause()'),
    resume: () => ask('select pg_wal_replay_resume()'),
    promote: () => ask('select pg_promote()'),
    kill,
    start,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function asked(url: string, statement: string): Promise<unknown> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function until(work: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const isDone = await work().then(
      () => true,
      () => false,
    );
    if (isDone) return;
    await sleep(100);
  }
  throw new Error('The replica does not start');
}

/** Answers where the files of the primary are. */
async function copyFiles(primaryUrl: string, target: string): Promise<string> {
  const client = new Client({ connectionString: primaryUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const source = rows[0]?.data_directory ?? '';
    await client.query(`select pg_backup_start('tests', true)`);
    await cp(source, target, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) =>
        !/postmaster\.(?:pid|opts)$|\.s\.PGSQL|\/pg_wal\/|\/log\//.test(path.slice(source.length)),
    });
    await mkdir(join(target, 'pg_wal'), { recursive: true });
    const stopped = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(false)',
    );
    await writeFile(join(target, 'backup_label'), stopped.rows[0]?.labelfile ?? '');
    await readFile(join(target, 'PG_VERSION'));
    return source;
  } finally {
    await client.end();
  }
}

async function ownAll(
  folder: string,
  { uid, gid }: NonNullable<ReturnType<typeof chooseAccount>>,
): Promise<void> {
  await chown(folder, uid, gid);
  for (const entry of await readdir(folder, { recursive: true })) {
    await chown(join(folder, entry), uid, gid);
  }
}
