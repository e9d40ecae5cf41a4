import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import type { Leaver } from '#server/platform/own-data.ts';

/** What was sent to the person. */
export async function eraseDeliveries(trx: Connection, { id, contacts }: Leaver): Promise<void> {
  await trx
    .deleteFrom('letters')
    .where((where) =>
      where.or([where('user_id', '=', id), where('recipient', '=', sql<string>`any(${contacts})`)]),
    )
    .execute();
}

/** What was sent to somebody else and quotes one of these. */
export async function eraseDeliveriesQuoting(trx: Connection, words: string[]): Promise<void> {
  await trx
    .deleteFrom('letters')
    .where(
      sql<boolean>`exists (
        select from unnest(${words}::text[]) as word where strpos(letters.text, word) > 0)`,
    )
    .execute();
}
