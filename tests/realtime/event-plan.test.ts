import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/platform/database.ts';
import {
  type EventPosition,
  eventsSince,
  insertEvents,
  positionNow,
} from '#server/platform/realtime/events.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { readsOfCards, rowsRead } from '#tests/bench/plans.ts';

const table = 'realtime_events';
const told = 20_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  // As in the first minute of much talk, when the database has counted nothing yet.
  await sql`alter table realtime_events set (autovacuum_enabled = false)`.execute(app.db);
});
afterAll(() => app.stop());

it('reads of many events only those that are new, in the order of their numbers', async () => {
  await tell(app.db, told);
  const position = await positionAfterAll();
  await tell(app.db, 3);
  const read = (db: Database) => eventsSince(db, position);

  const { events } = await read(app.db);
  expect(events.map(({ event }) => event)).toEqual(['told-0', 'told-1', 'told-2']);
  expect(events.map(({ id }) => id)).toEqual(events.map(({ id }) => id).toSorted((a, b) => a - b));
  expect(await readsOfCards(app.db, read, table)).toEqual([
    'realtime_events_by_transaction',
    'realtime_events_pkey',
  ]);
  expect(await rowsRead(app.db, read, table)).toBeLessThan(10);
});

/** A transaction of a test beside this one, in a database of its own, holds it back as long as it runs. */
async function positionAfterAll(): Promise<EventPosition> {
  const { rows } = await sql<{ newest: string }>`
    select max(transaction)::text as newest from realtime_events`.execute(app.db);
  const newest = BigInt(rows[0]?.newest ?? 0);
  let position = await positionNow(app.db);
  await expect
    .poll(async () => BigInt((position = await positionNow(app.db)).horizon) > newest, {
      timeout: 60_000,
    })
    .toBe(true);
  return position;
}

async function tell(db: Database, count: number): Promise<void> {
  const events = Array.from({ length: count }, (_none, at) => ({
    channel: 'private-channels.nobody',
    event: `told-${at}`,
    payload: { channel: 'channel-of-nobody', sequence: at },
  }));
  await insertEvents(events).execute(db);
}
