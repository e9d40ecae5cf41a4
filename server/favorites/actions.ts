import { sql } from 'kysely';
import { openCard } from '#server/cards/access.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import { conflict } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { lockUser } from '#server/users/access.ts';
import { countFavorites, isShown } from './queries.ts';

/** All marks go with every answer about the user, so their number has an end. */
const favoritesAtMost = 500;

/** Marking twice is marking once. */
export async function addFavorite(db: Database, viewer: SignedIn, slug: string): Promise<void> {
  const card = await openCard(db, 'any', slug);
  await inTransaction(db, async (trx) => {
    // Parallel marks of one person are counted one after the other.
    await lockUser(trx, viewer);
    if ((await countFavorites(trx, viewer.id)) >= favoritesAtMost) {
      throw conflict(`В избранном уже ${favoritesAtMost} карточек. Уберите лишние`);
    }
    await trx
      .insertInto('favorites')
      .values({ user_id: viewer.id, card_id: card.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Works for cards that people see no more, and when there is no mark. */
export async function removeFavorite(
  db: Connection,
  viewer: SignedIn,
  slug: string,
): Promise<void> {
  await db
    .deleteFrom('favorites')
    .using('cards')
    .whereRef('cards.id', '=', 'favorites.card_id')
    .where('favorites.user_id', '=', viewer.id)
    .where(sql<string>`right(cards.slug, 6)`, '=', slug.slice(-6))
    .execute();
}

/** They count towards the limit, although nobody sees them and could take them away one by one. */
export async function removeHiddenFavorites(db: Connection, { id }: SignedIn): Promise<void> {
  await db
    .deleteFrom('favorites')
    .using('cards')
    .whereRef('cards.id', '=', 'favorites.card_id')
    .where('favorites.user_id', '=', id)
    .where((row) => row.not(isShown))
    .execute();
}
