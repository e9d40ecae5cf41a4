import { sql } from 'kysely';
import type { ComparedFavorite, Favorite } from '#contract/favorites.ts';
import { pageOfCard, tilesOf } from '#server/cards/views.queries.ts';
import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { prepared } from '#server/platform/prepared.ts';

/** Cards that can still be seen, new marks first, and how many there are beside them. */
export async function listFavorites(db: Connection, viewer: SignedIn) {
  const [data, all] = await Promise.all([
    shownFavorites(db, viewer),
    countFavorites(db, viewer.id),
  ]);
  return { data, meta: { hidden: Math.max(0, all - data.length) } };
}

async function shownFavorites(db: Connection, viewer: SignedIn): Promise<Favorite[]> {
  const rows = await withNotes(db, viewer.id).execute();
  const ids = rows.map(({ id }) => id);
  const notes = new Map(rows.map(({ slug, text }) => [slug, text ?? '']));
  const tiles = await tilesOf(db, viewer, ids);
  return tiles.map((tile) => ({ ...tile, note: notes.get(tile.slug) ?? '' }));
}

/** Pages of those that can still be seen, in the order in which they are asked for. */
export async function compareFavorites(
  db: Connection,
  viewer: SignedIn,
  slugs: string[],
): Promise<ComparedFavorite[]> {
  const codes = slugs.map((slug) => slug.slice(-6));
  const rows = await withNotes(db, viewer.id)
    .where(sql<string>`right(cards.slug, 6)`, 'in', codes)
    .execute();
  const pages = rows.map(async (row) => ({
    ...(await pageOfCard(db, viewer, row)),
    note: row.text ?? '',
  }));
  const place = ({ slug }: ComparedFavorite) => codes.indexOf(slug.slice(-6));
  return (await Promise.all(pages)).toSorted((a, b) => place(a) - place(b));
}

/** All that was ever written, also on what is marked no more or cannot be seen now. */
export async function listNotes(db: Connection, viewer: SignedIn) {
  return db
    .selectFrom('favorite_notes as note')
    .innerJoin('cards', 'cards.id', 'note.card_id')
    .select(['cards.slug', 'note.text', 'note.changed_at'])
    .where('note.user_id', '=', viewer.id)
    .orderBy('note.changed_at', 'desc')
    .orderBy('note.card_id')
    .execute();
}

/** For the hearts: the slugs of the same cards. */
export async function favoriteSlugs(db: Connection, userId: number): Promise<string[]> {
  const rows = await marked(db, userId).select('cards.slug').modifyEnd(prepared).execute();
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

export const isShown = sql<boolean>`(cards.state = 'published' and cards.deleted_at is null)`;

function withNotes(db: Connection, userId: number) {
  return marked(db, userId)
    .leftJoin('favorite_notes as note', (join) =>
      join
        .onRef('note.card_id', '=', 'favorites.card_id')
        .onRef('note.user_id', '=', 'favorites.user_id'),
    )
    .select(['cards.id', 'cards.slug', 'note.text']);
}

function marked(db: Connection, userId: number) {
  return db
    .selectFrom('favorites')
    .innerJoin('cards', 'cards.id', 'favorites.card_id')
    .where('favorites.user_id', '=', userId)
    .where(isShown)
    .orderBy('favorites.created_at', 'desc')
    .orderBy('favorites.card_id', 'desc');
}
