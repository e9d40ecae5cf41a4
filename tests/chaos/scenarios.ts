import { spawnSync } from 'node:child_process';
import { chmod, mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostmaster, stopPostmaster } from '#server/embedded-postgres/postmaster.ts';
import { findRunningDatabase } from '#server/embedded-postgres/start.ts';
import type { ReceivedMail } from '#tests/fakes/mime.ts';
import { freePort } from '#tests/harness/free-port.ts';
import { ask, audit, prepare } from './audit.ts';
import { Ledger } from './ledger.ts';
import { type ServerProcess, startExternal, startOutside, startServer } from './processes.ts';
import { startWriting } from './writers.ts';

/** What was seen of one disturbance. */
export interface Seen {
  what: string;
  /** From the end of it to the first write that began later and was acknowledged; null: never. */
  wholeAfterMs: number | null;
  faults: string[];
}

export interface Stage {
  /** An empty folder that goes away with the run. */
  folder: string;
  /** Called in the reverse order at the end, whatever has happened. */
  add(stop: () => Promise<unknown>): void;
  /** One more line of the table. */
  report(seen: Seen): void;
}

const patienceMs = 60_000;

/** Writers on these servers, who are disturbed in several ways and counted at the end. */
async function underWriters(
  stage: Stage,
  { servers, url }: { servers: ServerProcess[]; url: () => Promise<string> },
  disturb: (writing: Disturbed) => Promise<void>,
): Promise<void> {
  const ledger = new Ledger();
  const origins = servers.map(({ origin }) => origin);
  const prepared = await prepare(origins, await url(), ledger);
  const writing = startWriting({ origins, ledger, writers: 6, ...prepared });
  stage.add(() => writing.stop());
  await disturb(new Disturbed(stage, ledger, servers));
  await writing.stop();
  const faults = await audit(await url(), ledger);
  const told = [...ledger.statuses].map(([status, count]) => `${count} × ${status || 'no answer'}`);
  const broken = [...ledger.statuses.keys()].filter((status) => status >= 500 && status !== 503);
  if (broken.length > 0) faults.push(`answered ${broken.join(', ')} instead of 503`);
  const { people, cards, favorites, opened } = ledger;
  stage.report({
    what:
      `  kept: ${people.size} people, ${cards.size} cards, ${favorites.size} favorites, ` +
      `${opened.size} contacts (${told.join(', ')})`,
    wholeAfterMs: null,
    faults,
  });
}

class Disturbed {
  readonly #stage: Stage;
  readonly #ledger: Ledger;
  readonly #servers: ServerProcess[];

  constructor(stage: Stage, ledger: Ledger, servers: ServerProcess[]) {
    this.#stage = stage;
    this.#ledger = ledger;
    this.#servers = servers;
  }

  /** `work` breaks something and returns when what belongs to us is mended. */
  async by(what: string, work: () => Promise<void>): Promise<void> {
    await sleep(2000);
    const began = Date.now();
    await work();
    const mended = Date.now();
    const isWhole = () => this.#ledger.newest > mended;
    while (!isWhole() && Date.now() < mended + patienceMs) await sleep(10);
    const faults = isWhole() ? [] : [`no write was acknowledged within ${patienceMs / 1000} s`];
    for (const server of this.#servers) {
      if (server.hasEnded()) faults.push(`the server at ${server.origin} has ended`);
    }
    const wholeAfterMs = isWhole() ? Date.now() - mended : null;
    const took = mended - began;
    const about = took > 50 ? `${what} (gone for ${(took / 1000).toFixed(1)} s)` : what;
    this.#stage.report({ what: about, wholeAfterMs, faults });
  }
}

async function openFolder(stage: Stage, name: string): Promise<string> {
  const folder = join(stage.folder, name);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  return folder;
}

async function killPostmaster(directory: string): Promise<void> {
  const postmaster = await findPostmaster(directory);
  if (postmaster) process.kill(postmaster.pid, 'SIGKILL');
}

/** A server that had to be killed leaves its database running. */
const stopLeftBehind = (directory: string) => stopPostmaster(directory, () => undefined);

/** Until it answers; milliseconds may pass while the old one still does. */
async function answers(url: () => Promise<string>): Promise<void> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(10)) {
    if (await ask(await url(), 'select 1').catch(() => null)) return;
  }
  throw new Error('the database has not come back');
}

/** Both processes of one installation are killed, the database three times and the server twice. */
export async function embedded(stage: Stage): Promise<void> {
  const folder = await openFolder(stage, 'embedded');
  const outside = await startOutside(folder);
  stage.add(() => outside.stop());
  const directory = join(folder, 'data/postgres');
  const environment = {
    ...outside.environment,
    DATA_DIR: join(folder, 'data'),
    PORT: String(await freePort()),
  };
  stage.add(() => stopLeftBehind(directory));
  let server = await startServer(environment, join(folder, 'server.log'));
  stage.add(() => server.stop());
  await server.ready();
  const url = async () => (await findRunningDatabase(directory)) ?? '';
  const current: ServerProcess = { ...server, hasEnded: () => server.hasEnded() };
  await underWriters(stage, { servers: [current], url }, async (disturbed) => {
    for (const time of ['first', 'second', 'third']) {
      await disturbed.by(`kill -9 of the embedded database, ${time} time`, async () => {
        await killPostmaster(directory);
        await answers(url);
      });
    }
    for (const time of ['first', 'second']) {
      await disturbed.by(`kill -9 of the server, ${time} time`, async () => {
        await server.stop('SIGKILL');
        server = await startServer(environment, join(folder, 'server.log'));
        await server.ready();
      });
    }
  });
  await lettersLeave(stage, await url(), outside.mail.received);
}

/** What was begun at a kill is sent after the next start; nothing is sent twice but what was cut. */
async function lettersLeave(stage: Stage, url: string, received: ReceivedMail[]) {
  const began = Date.now();
  const waiting = async () => {
    const question = 'select id from letters where sent_at is null and failed_at is null';
    return (await ask(url, question)).length;
  };
  let left = await waiting();
  while (left > 0 && Date.now() < began + patienceMs) {
    await sleep(200);
    left = await waiting();
  }
  const doubled =
    received.length - new Set(received.map(({ headers }) => headers['message-id'])).size;
  stage.report({
    what: `  letters: ${received.length} taken, ${doubled} of them twice (two jobs at a time, two kills)`,
    wholeAfterMs: Date.now() - began,
    faults: [
      ...(left > 0 ? [`${left} letters have not left`] : []),
      ...(doubled > 4 ? [`${doubled} letters were taken twice`] : []),
    ],
  });
}

/** Two servers on a PostgreSQL of the operator's own, which is restarted in every way. */
export async function external(stage: Stage): Promise<void> {
  const folder = await openFolder(stage, 'external');
  const outside = await startOutside(folder);
  stage.add(() => outside.stop());
  const postgres = await startExternal(folder);
  stage.add(() => postgres.stop('SIGINT'));
  const environment = {
    ...outside.environment,
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'data'),
  };
  const servers: ServerProcess[] = [];
  for (const name of ['first', 'second']) {
    const server = await startServer(environment, join(folder, `${name}.log`));
    stage.add(() => server.stop());
    await server.ready();
    servers.push(server);
  }
  await underWriters(stage, { servers, url: async () => postgres.url }, async (disturbed) => {
    await disturbed.by('pg_terminate_backend of all sessions', async () => {
      const others = `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`;
      await ask(postgres.url, others);
    });
    await disturbed.by('restart of PostgreSQL', async () => {
      await postgres.stop('SIGINT');
      await postgres.start();
    });
    await disturbed.by('immediate stop of PostgreSQL', async () => {
      await postgres.stop('SIGQUIT');
      await sleep(5000);
      await postgres.start();
    });
    const [first] = servers;
    await disturbed.by('kill -9 of PostgreSQL', () =>
      killPostmaster(join(folder, 'external')).then(() => postgres.start()),
    );
    if (first?.hasEnded()) throw new Error('a server has ended');
  });
}

/** A disk of its own; null where this machine lets us make none. */
export async function smallDisk(stage: Stage, name: string, megabytes: number) {
  const folder = await openFolder(stage, name);
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'ryadom-chaos', folder];
  if (spawnSync('mount', options).status !== 0) return null;
  stage.add(async () => void spawnSync('umount', ['-l', folder]));
  return {
    folder,
    async fill() {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(join(folder, 'ballast'), Buffer.alloc(bavail * bsize)).catch(() => undefined);
    },
    free: () => rm(join(folder, 'ballast'), { force: true }),
  };
}

const noDisk = 'cannot mount a tmpfs here: run as root, or in a container with CAP_SYS_ADMIN';

export async function fullDisk(stage: Stage): Promise<void> {
  const disk = await smallDisk(stage, 'full-disk', 400);
  if (!disk) {
    return stage.report({ what: 'full disk', wholeAfterMs: null, faults: [noDisk] });
  }
  const outside = await startOutside(await openFolder(stage, 'full-disk-outside'));
  stage.add(() => outside.stop());
  const environment = { ...outside.environment, DATA_DIR: join(disk.folder, 'data') };
  const log = join(stage.folder, 'full-disk.log');
  stage.add(() => stopLeftBehind(join(disk.folder, 'data/postgres')));
  const server = await startServer(environment, log);
  stage.add(() => server.stop());
  await server.ready();
  const url = (await findRunningDatabase(join(disk.folder, 'data/postgres'))) ?? '';
  await underWriters(stage, { servers: [server], url: async () => url }, async (disturbed) => {
    await disturbed.by('full disk of the database', async () => {
      await disk.fill();
      await sleep(8000);
      await disk.free();
      await answers(async () => url);
    });
  });
}

export async function fullLog(stage: Stage): Promise<void> {
  const what = 'full disk of the log';
  const disk = await smallDisk(stage, 'full-log', 1);
  if (!disk) return stage.report({ what, wholeAfterMs: null, faults: [noDisk] });
  const folder = await openFolder(stage, 'full-log-data');
  const outside = await startOutside(folder);
  stage.add(() => outside.stop());
  const environment = {
    ...outside.environment,
    LOG_LEVEL: 'info',
    DATA_DIR: join(folder, 'data'),
  };
  stage.add(() => stopLeftBehind(join(folder, 'data/postgres')));
  const server = await startServer(environment, join(disk.folder, 'server.log'));
  stage.add(() => server.stop());
  await server.ready();
  await disk.fill();
  const began = Date.now();
  let answered = 0;
  for (let asked = 0; asked < 300; asked += 1) {
    const signal = AbortSignal.timeout(2000);
    const answer = await fetch(`${server.origin}/api/v1/config`, { signal }).catch(() => null);
    if (!answer) break;
    answered += 1;
  }
  const stoppedInMs = await server.stop();
  stage.report({
    what: `${what}, and SIGTERM (stopped in ${(stoppedInMs / 1000).toFixed(1)} s)`,
    wholeAfterMs: Date.now() - began - stoppedInMs,
    faults: [
      ...(answered < 300 ? [`only ${answered} of 300 calls were answered`] : []),
      ...(stoppedInMs > 20_000 ? ['SIGTERM was not heard'] : []),
    ],
  });
}
