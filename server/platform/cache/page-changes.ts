import { sql } from 'kysely';
import type { Connection } from '../database.ts';

/**
 * Says that public pages with these tags are stale. Written in the transaction of the change
 * itself, so a page is dropped exactly when the change is there to be seen.
 */
export async function markPagesChanged(db: Connection, tags: string[]): Promise<void> {
  await db.insertInto('page_changes').values({ tags }).execute();
}

/**
 * Rows of the last seconds, by the clock that wrote them. A late commit has an early number, so a
 * window is read, not a tail.
 */
export async function recentPageChanges(
  db: Connection,
  windowSeconds: number,
): Promise<{ id: number; tags: string[] }[]> {
  const since = sql<Date>`now() - make_interval(secs => ${windowSeconds})`;
  return db
    .selectFrom('page_changes')
    .select(['id', 'tags'])
    .where('created_at', '>', since)
    .execute();
}

export async function purgePageChanges(db: Connection): Promise<void> {
  const before = new Date(Date.now() - 60 * 60 * 1000);
  await db.deleteFrom('page_changes').where('created_at', '<', before).execute();
}
