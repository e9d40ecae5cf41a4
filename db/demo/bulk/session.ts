import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';

/** A session for work by the million: no hurry, much memory, nobody waits for the disk. */
export async function inSession<Result>(
  db: Database,
  work: (connection: Database) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    const settings = [
      'statement_timeout = 0',
      "maintenance_work_mem = '512MB'",
      'synchronous_commit = off',
    ];
    for (const setting of settings) await sql.raw(`set ${setting}`).execute(connection);
    await trustReferences(connection);
    try {
      return await work(connection);
    } finally {
      await sql`reset all`.execute(connection);
    }
  });
}

/**
 * Rows refer to rows made in the same breath, so nobody has to look them up again. Only a superuser
 * may leave that out, which the embedded server's is; elsewhere it takes a little longer.
 */
async function trustReferences(connection: Database): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`
    select rolsuper as may from pg_roles where rolname = current_user`.execute(connection);
  if (rows[0]?.may) await sql`set session_replication_role = replica`.execute(connection);
}
