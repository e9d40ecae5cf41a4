import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import type { Leaver } from '#server/platform/own-data.ts';

/** The keys of counters name people by number, or by a contact that they have ever typed in. */
export async function eraseAttempts(trx: Connection, { id, phone, email }: Leaver): Promise<void> {
  await trx
    .deleteFrom('attempts')
    .where(
      sql<boolean>`string_to_array(key, ':') && (
        select array_agg(target) || ${[String(id), phone, email]}::text[]
        from confirmation_codes where user_id = ${id})`,
    )
    .execute();
}
