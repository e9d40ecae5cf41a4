import type { Connection } from '#server/platform/database.ts';

/** When a person was last here, on any device; null: nobody knows any more. */
export async function lastSeenOf(db: Connection, personId: number): Promise<Date | null> {
  const { seen } = await db
    .selectFrom('sessions')
    .select(({ fn }) => fn.max('last_seen_at').as('seen'))
    .where('user_id', '=', personId)
    .executeTakeFirstOrThrow();
  return seen;
}
