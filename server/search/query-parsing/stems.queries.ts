import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';

/** A word has the same stem for ever. */
const keptStems = new Map<string, string>();
const stemsKeptAtMost = 20_000;

/** By word; a word that says nothing in a search («с», «для») has an empty one. */
export async function stemsOf(db: Connection, words: string[]): Promise<Map<string, string>> {
  const known = words.flatMap((word) => {
    const stem = keptStems.get(word);
    return stem === undefined ? [] : [[word, stem] as const];
  });
  if (known.length === words.length) return new Map(known);
  const unknown = words.filter((word) => !keptStems.has(word));
  const { rows } = await sql<{ word: string; stem: string | null }>`
    select word, (ts_lexize('russian_stem', word))[1] as stem
    from unnest(${unknown}::text[]) as word`.execute(db);
  if (keptStems.size > stemsKeptAtMost) keptStems.clear();
  for (const { word, stem } of rows) keptStems.set(word, stem ?? '');
  return new Map([...known, ...rows.map(({ word, stem }) => [word, stem ?? ''] as const)]);
}
