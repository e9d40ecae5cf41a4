import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/platform/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { insertEvents } from '#server/platform/realtime/events.ts';
import { type Feed, followEvents } from '#server/platform/realtime/feed.ts';
import { type ExternalPostgres, startExternal } from './processes.ts';

let home: string;
let postgres: ExternalPostgres;
let db: Database;
let feed: Feed | undefined;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'ryadom-chaos-'));
  await chmod(home, 0o755);
  postgres = await startExternal(home);
  await migrate(postgres.url);
  db = openDatabase({ url: postgres.url, size: 2 });
});
afterEach(async () => {
  feed?.stop();
  await db.destroy();
  await postgres.stop('SIGINT');
  await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

test('listeners hear what a crashed database writes under ids of transactions that it uses again', async () => {
  const told: string[] = [];
  await sql`alter system set wal_writer_delay = '10s'`.execute(db);
  await sql`select pg_reload_conf()`.execute(db);
  await say('before');
  for (let count = 0; count < 200; count += 1) await endWithoutTheDisk();
  feed = followEvents({ db, log: pino({ level: 'silent' }) }, ({ event }) => told.push(event));
  await feed.started;
  const given = await transactionNow();

  await postgres.stop('SIGKILL');
  await postgres.start();
  await say('after');

  expect(await transactionOf('after')).toBeLessThan(given);
  await expect.poll(() => told).toEqual(['after']);
});

const say = (event: string) =>
  insertEvents([{ channel: 'private-channels.nobody', event, payload: {} }]).execute(db);

/** As whoever wakes the listeners does: after a crash the id of this transaction may be used again. */
const endWithoutTheDisk = () =>
  sql`select set_config('synchronous_commit', 'off', true), pg_current_xact_id()`.execute(db);

async function transactionNow(): Promise<number> {
  const { rows } = await sql<{ now: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as now`.execute(db);
  return Number(rows[0]?.now);
}

async function transactionOf(event: string): Promise<number> {
  const { rows } = await sql<{ transaction: string }>`
    select transaction::text from realtime_events where event = ${event}`.execute(db);
  return Number(rows[0]?.transaction);
}
