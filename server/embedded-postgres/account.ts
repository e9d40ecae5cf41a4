import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** The system user that PostgreSQL runs as; undefined means the user that runs this process. */
export type Account = { uid: number; gid: number } | undefined;

/** Where things go that another system user must reach when our own folders are closed to it. */
export const PUBLIC_HOME = '/var/lib';

/** PostgreSQL refuses to run as root, so root hands it to the owner of the data or to `postgres`. */
export function chooseAccount(cluster: string): Account {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return findAccount('postgres') ?? createAccount() ?? findAccount('nobody');
}

/** Options of a child process that runs as this account and knows nothing of our environment. */
export function identity(account: Account): object {
  // PATH for the shell that initdb uses; C because messages are read by the code and by people
  // who search for them; the data has its own locale.
  return { ...account, cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } };
}

export function canEnter(folder: string, account: Account): boolean {
  if (!account) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], identity(account)).status === 0;
}

function findAccount(name: string): Account {
  const line = readFileSync('/etc/passwd', 'utf8').match(
    `^${name}:[^:]*:(\\d+):(\\d+):`.replace('^', '(?:^|\\n)'),
  );
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : undefined;
}

function createAccount(): Account {
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  spawnSync('useradd', [...options, 'postgres']);
  return findAccount('postgres');
}
