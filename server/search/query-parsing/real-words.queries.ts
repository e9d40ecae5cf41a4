import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';

const atOnce = 20_000;

/** Stems of all words of the language, each between line ends: a text takes a tenth of a set. */
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
  known ??= stemsOfLanguage(db).catch((error: unknown) => {
    known = null;
    throw error;
  });
  const all = await known;
  return new Set(words.filter((word) => all.includes(`\n${stems.get(word) || word}\n`)));
}

async function stemsOfLanguage(db: Connection): Promise<string> {
  const list = new URL('index.dic', import.meta.resolve('dictionary-ru'));
  const words = (await readFile(list, 'utf8')).split('\n').flatMap((line) => {
    const word = line.split('/', 1)[0]?.toLowerCase().replaceAll('ё', 'е') ?? '';
    return /^[а-я]{3,}$/.test(word) ? [word] : [];
  });
  const stems = new Set<string>();
  for (let at = 0; at < words.length; at += atOnce) {
    const { rows } = await sql<{ stem: string }>`
      select distinct (ts_lexize('russian_stem', word))[1] as stem
      from unnest(${words.slice(at, at + atOnce)}::text[]) as word`.execute(db);
    for (const { stem } of rows) stems.add(stem);
  }
  return `\n${[...stems].join('\n')}\n`;
}
