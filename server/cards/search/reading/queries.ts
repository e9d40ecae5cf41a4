import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import {
  isKnown,
  mendWords,
  possibleWords,
  takeMeaning,
  takePhrases,
  tokensOf,
  wishesIn,
} from './rules.ts';
import { getVocabulary, stemsOf } from './vocabulary/queries.ts';

/** What somebody meant by what they typed. */
export interface Reading {
  /** To be looked for among the words of cards. */
  text: string;
  /** The whole, when letters or keys had to be put right. */
  mended: string | null;
  cityId: number | null;
  /** Each a choice: a card has any of them. */
  terms: string[][];
  /** Cards of this category come first. */
  categoryId: number | null;
  /** So do those that have these. */
  wishes: string[];
}

const asTyped = (text: string): Reading => ({
  text,
  mended: null,
  cityId: null,
  terms: [],
  categoryId: null,
  wishes: [],
});

/** `anyCity`: a city may be among the words. What stands in quotation marks is taken as it is. */
export async function readTyped(
  db: Connection,
  typed: string,
  { anyCity }: { anyCity: boolean },
): Promise<Reading> {
  const tokens = tokensOf(typed);
  if (tokens.length === 0 || /["«»]/.test(typed)) return asTyped(typed);
  const vocabulary = await getVocabulary(db);
  const stems = await stemsOf(db, possibleWords(tokens));
  const doubtful = tokens.filter((token) => !isKnown(token, { vocabulary, stems, used: none }));
  const used = doubtful.length > 0 ? await wordsInUse(db, doubtful) : none;
  const words = mendWords(tokens, { vocabulary, stems, used });

  const said = takePhrases(words, vocabulary.phrases);
  const saidStems = await stemsOf(db, said.words);
  const city = anyCity ? takeMeaning(said.words, saidStems, vocabulary.cities) : null;
  const rest = city?.rest ?? said.words;
  const category = takeMeaning(rest, saidStems, vocabulary.categories);
  return {
    text: rest.join(' '),
    mended: words.join(' ') === tokens.join(' ') ? null : words.join(' '),
    cityId: city?.means ?? null,
    terms: said.terms,
    categoryId: category?.means ?? null,
    wishes: wishesIn(new Set(rest.flatMap((word) => saidStems.get(word) || [])), vocabulary),
  };
}

const none: ReadonlySet<string> = new Set();

/** Fewer cards than this have it by mistake. */
const useAtLeast = 3;

async function wordsInUse(db: Connection, words: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) as word
    where (
      select count(*) from (
        select from cards
        where state = 'published' and deleted_at is null
          and words @@ plainto_tsquery('russian', word)
        limit ${useAtLeast}
      ) as few
    ) = ${useAtLeast}`.execute(db);
  return new Set(rows.map(({ word }) => word));
}
