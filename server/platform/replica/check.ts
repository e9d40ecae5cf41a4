import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { SettingsError } from '../config/settings-error.ts';

/** Whose copy it is, where it can be asked; one that is away may come back, and is used then. */
export async function checkReplica(
  primary: Database,
  copy: Database,
  tell: (line: string) => void,
): Promise<void> {
  const ours = await readSystem(primary);
  const theirs = await readSystem(copy).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    tell(`DATABASE_REPLICA_URL does not answer (${reason}); the primary is asked for everything`);
    return null;
  });
  if (!theirs) return;
  if (theirs.id !== ours.id || theirs.database !== ours.database) {
    throw new SettingsError('DATABASE_REPLICA_URL: is no replica of DATABASE_URL');
  }
  if (!theirs.isCopy) {
    throw new SettingsError('DATABASE_REPLICA_URL: is the primary itself, or was promoted');
  }
}

async function readSystem(db: Database) {
  const { rows } = await sql<{ id: string; database: string; isCopy: boolean }>`
    select system_identifier::text as id, current_database() as database,
      pg_is_in_recovery() as "isCopy"
    from pg_control_system()`.execute(db);
  const [system] = rows;
  if (!system) throw new Error('no answer');
  return system;
}
