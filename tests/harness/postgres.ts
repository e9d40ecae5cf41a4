import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { inject } from 'vitest';
import { fillDemo } from '#db/demo/fill.ts';
import { openDatabase } from '#server/platform/database.ts';

export interface TestDatabase {
  name: string;
  url: string;
  /** Ends whatever is still connected to it. */
  drop: () => Promise<void>;
}

/** A database of one's own: migrated, with the starting content (cities, categories, questions). */
export const createTestDatabase = (): Promise<TestDatabase> =>
  createFrom(inject('postgres').template);

/** With the people and cards of the demo as well. */
export async function createDemoDatabase(): Promise<TestDatabase> {
  const { adminUrl, demo } = inject('postgres');
  await connected(adminUrl, makeDemo);
  return createFrom(demo);
}

/** Filling takes seconds and a copy a moment, so the first who asks fills one, and the others wait. */
async function makeDemo(admin: Client): Promise<void> {
  const { template, demo } = inject('postgres');
  // Until the connection ends.
  await admin.query('SELECT pg_advisory_lock(hashtext($1))', [demo]);
  const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [demo]);
  if (rowCount) return;
  const { name, url } = await createFrom(template);
  const db = openDatabase({ url, size: 2 });
  await fillDemo(db).finally(() => db.destroy());
  await untilEmpty(admin, name);
  await admin.query(`ALTER DATABASE ${name} RENAME TO ${demo}`);
}

/** One with nothing in it, as a restore needs it. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createFrom('template0');

async function createFrom(template: string): Promise<TestDatabase> {
  const { adminUrl } = inject('postgres');
  const name = `ryadom_test_${randomBytes(6).toString('hex')}`;
  // Block by block through the log is what is usual, and takes three times as long.
  const create = `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`;
  await connected(adminUrl, (admin) => admin.query(create));
  return {
    name,
    url: Object.assign(new URL(adminUrl), { pathname: name }).href,
    drop: () =>
      connected(adminUrl, async (admin) => {
        await untilEmpty(admin, name);
        await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      }),
  };
}

/** Sessions on their way out end by themselves; cut off, they would complain into the next test. */
async function untilEmpty(admin: Client, name: string): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const sessions = 'SELECT 1 FROM pg_stat_activity WHERE datname = $1 LIMIT 1';
    const { rowCount } = await admin.query(sessions, [name]);
    if (rowCount === 0) return;
    await setTimeout(50);
  }
}

async function connected(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}
