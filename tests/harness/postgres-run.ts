import { chmod, mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { seedContent } from '#db/content/seed.ts';
import { openDatabase } from '#server/platform/database.ts';
import { startEmbeddedPostgres } from '#server/embedded-postgres/start.ts';
import { stopPostmaster } from '#server/embedded-postgres/postmaster.ts';
import { isAlive } from '#server/embedded-postgres/process.ts';
import { migrate } from '#server/platform/database/migrate.ts';

export interface PostgresRun {
  /** Address of the server's own database, from which others are made. */
  adminUrl: string;
  /** Migrated database with the starting content; never connected to. */
  template: string;
  /** The same with the demo in it, once somebody has asked for that. */
  demo: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PostgresRun;
  }
}

interface Started {
  run: PostgresRun;
  stop: () => Promise<void>;
  users: number;
}

// Each project loads this file anew, one server is enough for all.
const shared = globalThis as { ryadomPostgres?: Promise<Started> | undefined };

/** Before the first test of a project; what it returns runs after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const started = await (shared.ryadomPostgres ??= start());
  started.users += 1;
  project.provide('postgres', started.run);
  return async () => {
    started.users -= 1;
    if (started.users > 0) return;
    shared.ryadomPostgres = undefined;
    await started.stop();
  };
}

async function start(): Promise<Started> {
  const outside = process.env.TEST_DATABASE_URL;
  const server = outside ? { url: outside, stop: async () => undefined } : await startThrowAway();
  const template = `ryadom_template_${process.pid}`;
  const demo = `${template}_demo`;
  try {
    await makeTemplate(server.url, template);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const stop = async () => {
    if (outside) {
      await execute(outside, `DROP DATABASE ${template}`);
      await execute(outside, `DROP DATABASE IF EXISTS ${demo}`);
    }
    await server.stop();
  };
  return { run: { adminUrl: server.url, template, demo }, stop, users: 0 };
}

const FOLDER = 'ryadom-test-';

async function startThrowAway(): Promise<{ url: string; stop: () => Promise<void> }> {
  await Promise.all([memory, tmpdir()].map(sweepKilledRuns));
  const home = join(await roomyFolder(), `${FOLDER}${process.pid}`);
  await mkdir(home, { recursive: true });
  // As root the database runs as another user, who has to get in here.
  await chmod(home, 0o755);
  const options = { directory: join(home, 'postgres'), log: () => undefined, durable: false };
  const postgres = await startEmbeddedPostgres(options);
  const stop = async () => {
    await postgres.stop();
    await remove(home);
  };
  return { url: postgres.url, stop };
}

const memory = '/dev/shm';
const neededBytes = 4 * 1024 ** 3;

/** A database of a thousand files is made for every file of tests, twice as quickly in memory as on a disk. */
async function roomyFolder(): Promise<string> {
  const room = await statfs(memory).catch(() => null);
  const free = room ? Math.min(room.bavail * room.bsize, freemem()) : 0;
  return free > neededBytes ? memory : tmpdir();
}

async function sweepKilledRuns(folder: string): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(FOLDER));
  for (const name of names) {
    if (isAlive(Number(name.slice(FOLDER.length)))) continue;
    await stopPostmaster(join(folder, name, 'postgres'), () => undefined);
    await remove(join(folder, name));
  }
}

const remove = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });

async function makeTemplate(adminUrl: string, template: string): Promise<void> {
  await execute(adminUrl, `CREATE DATABASE ${template}`);
  const url = Object.assign(new URL(adminUrl), { pathname: template }).href;
  await migrate(url);
  const db = openDatabase({ url, size: 2 });
  await seedContent(db).finally(() => db.destroy());
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
