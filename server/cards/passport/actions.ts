import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import { addJob } from '#server/platform/queue.ts';
import { markOwnerCardsChanged } from '../actions.ts';
import { passportTerm } from './rules.ts';

/** Tells the search of all cards of a person whose passport was seen, or is no longer taken for seen. */
export async function indexPassport(
  trx: Connection,
  ownerId: number,
  isVerified: boolean,
): Promise<void> {
  const others = sql<string[]>`array_remove(terms, ${passportTerm})`;
  await trx
    .updateTable('cards')
    .set({ terms: isVerified ? sql`array_append(${others}, ${passportTerm})` : others })
    .where('owner_id', '=', ownerId)
    .where('content', 'is not', null)
    .where(sql<boolean>`(${passportTerm} = any(terms)) <> ${isVerified}::boolean`)
    .execute();
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
