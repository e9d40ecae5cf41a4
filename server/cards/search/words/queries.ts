import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import { dropRepeats, splitLastWord } from './rules.ts';

/** Questions to the text index. */
export interface Words {
  /** Every word in any of its forms, or another for the same; the last may be unfinished. */
  wide: string;
  /** The very words that were typed. */
  exact: string;
}

/** Null: nothing to look for. */
export async function readWords(db: Connection, text: string): Promise<Words | null> {
  if (!text) return null;
  // Asked for by itself: in the search it must be a constant, or no index serves it.
  const { rows } = await sql<Words>`
    select (${wide(text)})::text as wide, (${withoutIdle(text)})::text as exact`.execute(db);
  const [words] = rows;
  return words?.wide ? { ...words, wide: dropRepeats(words.wide) } : null;
}

function wide(text: string) {
  const { before, beginning } = splitLastWord(text);
  if (!beginning) return rewritten(text);
  // A word that asks for nothing, «ищу», is not the beginning of another one.
  return sql`${rewritten(text)} || case
    when numnode(${rewritten(beginning)}) = 0 then ''
    else ${rewritten(before)} && to_tsquery('simple', ${`${beginning}:*`})
  end`;
}

const asTyped = (text: string) => sql`websearch_to_tsquery('russian', ${text})`;
const withoutIdle = (text: string) => sql`ts_rewrite(
  ${asTyped(text)},
  'select target, substitute from word_rewrites where numnode(substitute) = 0'
)`;
const rewritten = (text: string) => sql`ts_rewrite(
  ${asTyped(text)},
  'select target, substitute from word_rewrites'
)`;
