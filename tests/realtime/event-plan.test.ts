import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/platform/database.ts';
import { eventsSince, horizonNow, insertEvents } from '#server/platform/realtime/events.ts';
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
  const horizon = await horizonNow(app.db);
  await tell(app.db, 3);
  const read = (db: Database) => eventsSince(db, horizon);

  const { events } = await read(app.db);
  expect(events.map(({ event }) => event)).toEqual(['told-0', 'told-1', 'told-2']);
  expect(events.map(({ id }) => id)).toEqual(events.map(({ id }) => id).toSorted((a, b) => a - b));
  expect(await readsOfCards(app.db, read, table)).toEqual(['realtime_events_by_transaction']);
  expect(await rowsRead(app.db, read, table)).toBeLessThan(10);
});

async function tell(db: Database, count: number): Promise<void> {
  const events = Array.from({ length: count }, (_none, at) => ({
    channel: 'private-channels.nobody',
    event: `told-${at}`,
    payload: { channel: 'channel-of-nobody', sequence: at },
  }));
  await insertEvents(events).execute(db);
}
