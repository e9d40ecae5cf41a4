import { sql } from 'kysely';
import { SettingsError } from '../config/settings-error.ts';
import type { Database } from '../database.ts';

/** As PostgreSQL numbers itself: 15.18 is 150018. */
const oldest = 150_000;

/** Said before the first table is made: what an older server misses shows only later. */
export async function checkVersion(db: Database): Promise<void> {
  const { rows } = await sql<{ number: number }>`
    select current_setting('server_version_num')::int as number`.execute(db);
  const fault = faultOfVersion(rows[0]?.number ?? 0);
  if (fault) throw new SettingsError(fault);
}

export function faultOfVersion(version: number): string | null {
  if (version >= oldest) return null;
  const [major, minor] = [Math.floor(version / 10_000), version % 10_000];
  return (
    `The database of DATABASE_URL is PostgreSQL ${major}.${minor}; 15 or newer is needed. ` +
    'Without DATABASE_URL the embedded PostgreSQL is used.'
  );
}
