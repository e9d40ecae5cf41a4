import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** What is written in quick succession wakes the listeners together: a reading of events rests as long. */
export const betweenMs = 30;

/** Those that were woken just now, and whether something was written since. */
const resting = new WeakMap<Database, { isAwaited: boolean }>();

/**
 * As a column of a statement that publishes: its commit wakes nobody. A commit that does holds up all
 * others that do until it is on the disk, so whoever publishes often calls `wakeListeners` after it.
 */
export const wakesLater = sql`set_config('realtime.wake', 'later', true)`;

/** Nobody waits for it: what is not told by it, every process finds by asking. */
export function wakeListeners(db: Database): void {
  const rest = resting.get(db);
  if (rest) {
    rest.isAwaited = true;
    return;
  }
  const begun = { isAwaited: false };
  resting.set(db, begun);
  void notify(db).catch(() => undefined);
  setTimeout(() => {
    resting.delete(db);
    if (begun.isAwaited) wakeListeners(db);
  }, betweenMs).unref();
}

// Nothing is lost with it that a crash could lose: its commit need not wait for the disk.
const notify = (db: Database) =>
  sql`select set_config('synchronous_commit', 'off', true), pg_notify('realtime', '')`.execute(db);
