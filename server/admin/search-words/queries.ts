import type { CardKind } from '#contract/categories.ts';
import type { SaidInstead, SearchReading } from '#contract/search-words.ts';
import type { Connection } from '#server/platform/database.ts';
import { conditionsOf, searchCards } from '#server/search/queries.ts';

/** Those of the operator; of the release there are thousands. */
export async function listSearchWords(
  db: Connection,
): Promise<{ words: SaidInstead[]; phrases: SaidInstead[] }> {
  const [words, phrases] = await Promise.all([
    db
      .selectFrom('word_rewrites')
      .select(['said', 'said_instead'])
      .where('by_operator', '=', true)
      .where('said', 'is not', null)
      .orderBy('said')
      .execute(),
    db
      .selectFrom('search_phrases')
      .select(['phrase as said', 'words as instead'])
      .where('by_operator', '=', true)
      .orderBy('phrase')
      .execute(),
  ]);
  return {
    words: words.map(({ said, said_instead }) => ({
      said: said ?? '',
      instead: said_instead ?? '',
    })),
    phrases,
  };
}

/** What the search makes of a query, in words; and what it finds by that. */
export async function readQuery(
  db: Connection,
  { kind, q }: { kind: CardKind; q: string },
): Promise<SearchReading> {
  const [{ reading, words }, found] = await Promise.all([
    conditionsOf(db, kind, { q }),
    searchCards(db, kind, { q }),
  ]);
  const [city, category] = await Promise.all([
    reading.city &&
      db.selectFrom('cities').select('name').where('id', '=', reading.city.id).executeTakeFirst(),
    reading.categoryId === null
      ? null
      : db
          .selectFrom('categories')
          .select('name')
          .where('id', '=', reading.categoryId)
          .executeTakeFirst(),
  ]);
  const choices = reading.parts.filter(({ as, terms }) => as === 'choice' && terms.length > 0);
  return {
    corrected: reading.corrected,
    city: city?.name ?? null,
    category: category?.name ?? null,
    choices: choices.map(({ text }) => text),
    words: words?.wide.replaceAll("'", '') ?? '',
    total: found.meta.total,
  };
}
