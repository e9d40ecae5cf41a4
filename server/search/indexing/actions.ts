import { sql } from 'kysely';
import type { CardKind } from '#contract/categories.ts';
import { type Connection, type Database, inTransaction } from '#server/platform/database.ts';
import { indexOf } from './queries.ts';
import { passportTerm } from './rules.ts';

const indexedAtOnce = 100;

/**
 * Indexes cards that were published before the search knew words and places, a batch after the card
 * `after`; answers the last one, or null when there are no more.
 */
export async function indexOldCards(db: Database, after: number): Promise<number | null> {
  const cards = await db
    .selectFrom('cards')
    .select(['id', 'kind', 'owner_id', 'category_id', 'content'])
    .where('id', '>', after)
    .where('heading', '=', '')
    .where('state', '=', 'published')
    .orderBy('id')
    .limit(indexedAtOnce)
    .execute();
  for (const card of cards) {
    const index = card.content && (await indexOf(db, card, card.content));
    if (!index) continue;
    // Published anew in between: then it is known already.
    await db
      .updateTable('cards')
      .set(index.columns)
      .where('id', '=', card.id)
      .where('heading', '=', '')
      .execute();
  }
  return cards.at(-1)?.id ?? null;
}

/** Whose words have changed: all cards of a category (and a kind), of a city, or all of a kind. */
interface Stale {
  category?: number | undefined;
  kind?: CardKind | undefined;
  city?: number | undefined;
}

/** The same for a batch of cards whose questions, category or city have other words by now. */
export async function indexStaleCards(
  db: Database,
  { category, kind, city }: Stale,
  after: number,
): Promise<number | null> {
  return inTransaction(db, async (trx) => {
    const cards = await trx
      .selectFrom('cards')
      .select(['id', 'kind', 'owner_id', 'category_id', 'content'])
      .where('id', '>', after)
      .where('content', 'is not', null)
      .where('deleted_at', 'is', null)
      .$if(category !== undefined, (rows) => rows.where('category_id', '=', category!))
      .$if(kind !== undefined, (rows) => rows.where('kind', '=', kind!))
      .$if(city !== undefined, (rows) => rows.where('city_id', '=', city!))
      .orderBy('id')
      .limit(indexedAtOnce)
      .forUpdate()
      .execute();
    for (const card of cards) {
      const index = card.content && (await indexOf(trx, card, card.content));
      if (!index) continue;
      const { terms, numbers, heading, keywords } = index.columns;
      await trx
        .updateTable('cards')
        .set({ terms, numbers, heading, keywords })
        .where('id', '=', card.id)
        .execute();
    }
    return cards.at(-1)?.id ?? null;
  });
}

/** Marks all cards of a person as those of somebody whose passport was checked, or not any more. */
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
}
