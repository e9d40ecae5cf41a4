import type { Connection } from '#server/platform/database.ts';
import { addJob } from '#server/platform/queue.ts';
import { markOwnerCardsChanged } from '../actions.ts';
import { indexPassport } from '#server/search/actions.ts';

/** Shows the badge, or takes it off, on all cards of a person. */
export async function showPassport(
  trx: Connection,
  ownerId: number,
  isVerified: boolean,
): Promise<void> {
  await indexPassport(trx, ownerId, isVerified);
  await markOwnerCardsChanged(trx, ownerId);
  if (isVerified) await tellSearchesOf(trx, ownerId);
}

/** Whoever waits for checked passports is told of these cards as of new ones. */
async function tellSearchesOf(trx: Connection, ownerId: number): Promise<void> {
  const shown = await trx
    .selectFrom('cards')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null)
    .execute();
  for (const { id } of shown) {
    await addJob(trx, 'match_searches', { card_id: id, gained: 'passport' });
  }
}
