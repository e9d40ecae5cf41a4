import { sql } from 'kysely';

/** A minus that leaves no word out: PostgreSQL counts them and fails at the thirty-third. */
const idleMinus = /(?<![\p{L}\p{N}])-(?![\p{L}\p{N}"])/gu;
const asTyped = (text: string) =>
  sql`websearch_to_tsquery('russian', ${text.replaceAll(idleMinus, ' ')})`;
/** Without the words that ask for nothing. */
export const withoutIdle = (text: string) => sql`ts_rewrite(
  ${asTyped(text)},
  'select target, substitute from word_rewrites where numnode(substitute) = 0'
)`;
/** With all that stands for the same. */
export const withSynonyms = (text: string) => sql`ts_rewrite(
  ${asTyped(text)},
  'select target, substitute from word_rewrites'
)`;
