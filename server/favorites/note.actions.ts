import { sql } from 'kysely';
import { publicCard } from '#server/cards/access.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import { conflict } from '#server/platform/errors.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { lockUser } from '#server/users/access.ts';

/** Notes outlive their marks, so there may be more of them than of marks. */
const notesAtMost = 1000;

interface Note {
  favorite: string;
  note: string;
}

/** For its writer alone; the last one counts, an empty one takes away what was there. */
export async function keepNote(
  db: Database,
  viewer: SignedIn,
  { favorite, note }: Note,
): Promise<void> {
  await countAttempt(db, { key: `favorite-note:${viewer.id}`, most: 600, seconds: 60 * 60 });
  const card = (await knownCard(db, viewer, favorite)) ?? (await publicCard(db, 'any', favorite));
  const pair = { user_id: viewer.id, card_id: card.id };
  if (note === '') {
    await db
      .deleteFrom('favorite_notes')
      .where('user_id', '=', viewer.id)
      .where('card_id', '=', card.id)
      .execute();
    return;
  }
  await inTransaction(db, async (trx) => {
    // Parallel notes of one person are counted one after the other.
    await lockUser(trx, viewer);
    if ((await countOthers(trx, pair)) >= notesAtMost) {
      throw conflict(`Заметок уже ${notesAtMost}. Сотрите лишние`);
    }
    await trx
      .insertInto('favorite_notes')
      .values({ ...pair, text: note })
      .onConflict((same) =>
        same.columns(['user_id', 'card_id']).doUpdateSet({ text: note, changed_at: sql`now()` }),
      )
      .execute();
  });
}

/** Marked or noted before: people may see it no more, and its note can still be changed. */
async function knownCard(db: Connection, viewer: SignedIn, slug: string) {
  return db
    .selectFrom('cards')
    .select('id')
    .where(sql<string>`right(slug, 6)`, '=', slug.slice(-6))
    .where((row) =>
      row.or(
        (['favorites', 'favorite_notes'] as const).map((table) =>
          row.exists(
            row
              .selectFrom(table)
              .select('user_id')
              .where('user_id', '=', viewer.id)
              .whereRef('card_id', '=', 'cards.id'),
          ),
        ),
      ),
    )
    .executeTakeFirst();
}

async function countOthers(
  db: Connection,
  { user_id, card_id }: Record<'user_id' | 'card_id', number>,
) {
  const { count } = await db
    .selectFrom('favorite_notes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user_id)
    .where('card_id', '!=', card_id)
    .executeTakeFirstOrThrow();
  return count;
}
