import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Many writings in so short a time wake the listeners once. */
const togetherMs = 5;

const waking = new WeakSet<Database>();

/**
 * As a column of a statement that publishes: its commit wakes nobody. A commit that does holds up all
 * others that do until it is on the disk, so whoever publishes often calls `wakeListeners` after it.
 */
export const wakesLater = sql`set_config('realtime.wake', 'later', true)`;

/** Nobody waits for it: what is not told by it, every process finds by asking. */
export function wakeListeners(db: Database): void {
  if (waking.has(db)) return;
  waking.add(db);
  setTimeout(() => {
    waking.delete(db);
    void notify(db).catch(() => undefined);
  }, togetherMs).unref();
}

// Nothing is lost with it that a crash could lose: its commit need not wait for the disk.
const notify = (db: Database) =>
  sql`select set_config('synchronous_commit', 'off', true), pg_notify('realtime', '')`.execute(db);
