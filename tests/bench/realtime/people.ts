import { sql } from 'kysely';
import { inSession } from '#db/demo/bulk/session.ts';
import type { Database } from '#server/platform/database.ts';

export const tokenOf = (person: number) => `bench-${person}`;
export const keyOf = (channel: number) => `bench${String(channel).padStart(15, '0')}`;

/** Signed-in people with the ids 1, 2, …, whose sessions have the same, and dialogs of two by two. */
export async function addPeople(
  db: Database,
  { people, dialogs }: { people: number; dialogs: number },
): Promise<void> {
  await inSession(db, async (connection) => {
    await sql`
      insert into users (id, role, email, password_hash, name)
      overriding system value
      select n, 'worker', 'bench' || n || '@example.com', '', 'Человек ' || n
      from generate_series(1, ${people}::int) as n`.execute(connection);
    await sql`
      insert into sessions
        (id, user_id, access_hash, access_expires_at, expires_at, address, user_agent, remembered)
      overriding system value
      select n, n, sha256(('bench-' || n)::bytea), now() + interval '1 day',
        now() + interval '1 day', '127.0.0.1', 'bench', true
      from generate_series(1, ${people}::int) as n`.execute(connection);
    await sql`
      insert into channels (id, key, owner_id, starter_id, is_answered)
      overriding system value
      select n, 'bench' || lpad(n::text, 15, '0'), n * 2 - 1, n * 2, true
      from generate_series(1, ${dialogs}::int) as n`.execute(connection);
    await sql`
      insert into channel_members (channel_id, user_id)
      select id, unnest(array[owner_id, starter_id]) from channels`.execute(connection);
    for (const table of ['users', 'sessions', 'channels', 'channel_members']) {
      await sql`vacuum analyze ${sql.table(table)}`.execute(connection);
    }
  });
}
