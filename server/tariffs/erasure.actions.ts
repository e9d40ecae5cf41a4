import type { Connection } from '#server/platform/database.ts';
import type { Leaver } from '#server/platform/own-data.ts';

/**
 * What was paid for stays, without the person, as bookkeeping demands (402-ФЗ, five years); what
 * came by itself goes.
 */
export async function eraseTariffs(trx: Connection, { id }: Leaver): Promise<void> {
  await trx
    .deleteFrom('subscriptions')
    .where('user_id', '=', id)
    .where('is_free', '=', true)
    .execute();
}
