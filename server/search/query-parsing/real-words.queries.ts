import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import { hasLine } from './sorted-lines.rules.ts';

/** Stems of all words of the language, a line each and sorted: a text takes a tenth of a set. */
let known: Promise<string> | null = null;

/**
 * Those that are words of Russian, in any of their forms, though no list of ours and hardly a card
 * has them: «поясница» is not meant to be «пятница».
 */
export async function realWords(
  db: Connection,
  words: string[],
  stems: ReadonlyMap<string, string>,
): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const all = await loadLanguage(db);
  return new Set(words.filter((word) => hasLine(all, stems.get(word) || word)));
}

/** Read once: half a second of the database. */
export async function loadLanguage(db: Connection): Promise<string> {
  known ??= stemsOfLanguage(db).catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** Made by the database, or the whole process would stand still meanwhile. */
async function stemsOfLanguage(db: Connection): Promise<string> {
  const list = new URL('index.dic', import.meta.resolve('dictionary-ru'));
  const { rows } = await sql<{ stems: string }>`
    select string_agg(stem, E'\\n' order by stem collate "C") as stems
    from (
      select distinct (ts_lexize('russian_stem', word))[1] as stem
      from (
        select translate(lower(split_part(line, '/', 1)), 'ё', 'е') as word
        from unnest(string_to_array(${await readFile(list, 'utf8')}, E'\\n')) as line
      ) as words
      where word ~ '^[а-я]{3,}$'
    ) as stems`.execute(db);
  return rows[0]?.stems ?? '';
}
