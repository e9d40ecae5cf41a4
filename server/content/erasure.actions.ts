import { sql } from 'kysely';
import { eraseDeliveriesQuoting } from '#server/deliveries/erasure.actions.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Leaver } from '#server/platform/own-data.ts';

/** Questions to support, also those asked as a guest, and the letters that brought them there. */
export async function eraseRequests(trx: Connection, { id, contacts }: Leaver): Promise<void> {
  const isTheirs = sql<boolean>`contact = any(${contacts})`;
  const asGuest = await trx
    .selectFrom('contact_requests')
    .select('contact')
    .where(isTheirs)
    .execute();
  await eraseDeliveriesQuoting(
    trx,
    asGuest.map(({ contact }) => contact),
  );
  await trx
    .deleteFrom('contact_requests')
    .where((where) => where.or([where('user_id', '=', id), isTheirs]))
    .execute();
}
