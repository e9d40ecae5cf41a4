import type { CardTile } from '#contract/cards.ts';
import { tilesOf } from '#server/cards/views.queries.ts';
import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/viewer.ts';

/** Cards that can still be seen, new marks first. */
export async function listFavorites(db: Connection, viewer: SignedIn): Promise<CardTile[]> {
  const rows = await marked(db, viewer.id).select('cards.id').execute();
  const ids = rows.map(({ id }) => id);
  return tilesOf(db, viewer, ids);
}

/** For the hearts: the slugs of the same cards. */
export async function favoriteSlugs(db: Connection, userId: number): Promise<string[]> {
  const rows = await marked(db, userId).select('cards.slug').execute();
  return rows.map(({ slug }) => slug);
}

/** With those that cannot be seen now. */
export async function countFavorites(db: Connection, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('favorites')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

function marked(db: Connection, userId: number) {
  return db
    .selectFrom('favorites')
    .innerJoin('cards', 'cards.id', 'favorites.card_id')
    .where('favorites.user_id', '=', userId)
    .where('cards.state', '=', 'published')
    .where('cards.deleted_at', 'is', null)
    .orderBy('favorites.created_at', 'desc')
    .orderBy('favorites.card_id', 'desc');
}
