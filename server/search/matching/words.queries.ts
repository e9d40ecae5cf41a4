import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import { ttlCache } from '#server/platform/cache/ttl-cache.ts';
import { stemsOf } from '../query-parsing/stems.queries.ts';
import { getVocabulary } from '../query-parsing/vocabulary.queries.ts';
import { withoutIdle, withSynonyms } from './synonyms.queries.ts';
import { dropRepeats, type LastWord, splitLastWord } from './words.rules.ts';

/** Questions to the text index. */
export interface Words {
  /** Every word in any of its forms, or another for the same; the last may be unfinished. */
  wide: string;
  /** The very words that were typed. */
  exact: string;
}

/** Many people look for the same; what the content makes of words changes seldom. */
const keptWords = ttlCache<Words | null>(5000);

/** Words have got other meanings. */
export const forgetWords = (db: Connection): void => keptWords(db).clear();

/** Null: nothing to look for. */
export async function readWords(db: Connection, text: string): Promise<Words | null> {
  const [words] = await readTexts(db, [text]);
  return words ?? null;
}

/** Several at once. Asked for by itself: in the search it must be a constant, or no index serves it. */
export async function readTexts(db: Connection, texts: string[]): Promise<(Words | null)[]> {
  const known = keptWords(db);
  const unknown = [...new Set(texts)].filter((text) => text && !known.has(text));
  if (unknown.length > 0) {
    const parts = await splitLastWords(db, unknown);
    const each = unknown.map(
      (text, at) =>
        sql`select ${text} as text, (${wide(text, parts[at])})::text as wide, (${withoutIdle(text)})::text as exact`,
    );
    const { rows } = await sql<
      Words & { text: string }
    >`${sql.join(each, sql` union all `)}`.execute(db);
    for (const { text, ...words } of rows) {
      known.set(text, words.wide ? { ...words, wide: dropRepeats(words.wide) } : null);
    }
  }
  return texts.map((text) => known.get(text) ?? null);
}

/**
 * A word that the product knows is no beginning of another: to look for all that begin with it
 * would cost as much as all the rest of the search.
 */
async function splitLastWords(db: Connection, texts: string[]): Promise<LastWord[]> {
  const parts = texts.map(splitLastWord);
  const [vocabulary, stems] = await Promise.all([
    getVocabulary(db),
    stemsOf(
      db,
      parts.flatMap(({ beginning }) => beginning ?? []),
    ),
  ]);
  const isWhole = (word: string) => vocabulary.stems.has(stems.get(word) ?? '');
  return parts.map((part) =>
    part.beginning !== null && isWhole(part.beginning) ? { ...part, beginning: null } : part,
  );
}

function wide(text: string, lastWord: LastWord | undefined) {
  if (!lastWord?.beginning) return withSynonyms(text);
  const { before, beginning } = lastWord;
  // A word that asks for nothing, «ищу», is not the beginning of another one.
  return sql`${withSynonyms(text)} || case
    when numnode(${withSynonyms(beginning)}) = 0 then ''
    else ${withSynonyms(before)} && to_tsquery('simple', ${`${beginning}:*`})
  end`;
}
