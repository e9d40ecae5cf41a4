import { sql } from 'kysely';
import { cardKindSchema } from '#contract/categories.ts';
import type { Connection } from '#server/platform/database.ts';

/** Those of the words that at least so many published cards have, in any of their forms. */
export async function wordsInUse(
  db: Connection,
  words: string[],
  atLeast: number,
): Promise<Set<string>> {
  // Of each kind apart: so are the indexes. For a word that nobody uses all cards would be read.
  const few = cardKindSchema.options.map(
    (kind) => sql`(
      select from cards
      where kind = ${kind} and state = 'published' and deleted_at is null
        and words @@ plainto_tsquery('russian', word) and worth_an_index(id)
      limit ${atLeast})`,
  );
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) as word
    where (select count(*) from (${sql.join(few, sql` union all `)}) as few) >= ${atLeast}
  `.execute(db);
  return new Set(rows.map(({ word }) => word));
}
