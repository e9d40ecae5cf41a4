import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
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
}
