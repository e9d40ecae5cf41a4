import { sql } from 'kysely';
import { type CardKind, cardKindSchema } from '#contract/categories.ts';
import type { Connection } from '#server/platform/database.ts';
import { fittingParts, takeRefusals, takeWork } from './fitting.rules.ts';
import { readHours } from './hours.rules.ts';
import { readNumbers } from './numbers.rules.ts';
import { type AskedPay, type QuerySegment, wordSegment } from './segments.rules.ts';
import { readPay } from './pay.rules.ts';
import { takePhrases } from './phrases.rules.ts';
import {
  findMeaning,
  isKnown,
  correctWords,
  namedParts,
  possibleWords,
  tokensOf,
  wishesIn,
  withoutWords,
} from './rules.ts';
import { getVocabulary, stemsOf } from './vocabulary.queries.ts';

/** What somebody meant by what they typed. */
export interface Reading {
  /** To be looked for among the words of cards. */
  text: string;
  /** The whole, when letters or keys had to be put right. */
  corrected: string | null;
  /** A big city among the words, and all but its name. */
  city: { id: number; slug: string; words: string } | null;
  /** Each a choice: a card has any of them. */
  terms: string[][];
  /** Between what. */
  pay: AskedPay | null;
  /** Cards of this category come first. */
  categoryId: number | null;
  /** So do those that have these. */
  wishes: string[];
  /** What it consists of, the city aside; nothing when it is to be taken as it stands. */
  parts: QuerySegment[];
}

const asTyped = (text: string): Reading => ({
  text,
  corrected: null,
  city: null,
  terms: [],
  pay: null,
  categoryId: null,
  wishes: [],
  parts: [],
});

interface ParsingContext {
  kind: CardKind;
  /** In which the search is anyway. */
  categoryId: number | null;
  /** A city may be among the words. */
  anyCity: boolean;
}

/** What stands in quotation marks is taken as it is. */
export async function readTyped(
  db: Connection,
  typed: string,
  { kind, categoryId, anyCity }: ParsingContext,
): Promise<Reading> {
  const tokens = tokensOf(typed);
  if (tokens.length === 0 || /["«»]/.test(typed)) return asTyped(typed);
  const vocabulary = await getVocabulary(db);
  const stems = await stemsOf(db, possibleWords(tokens));
  const doubtful = tokens.filter((token) => !isKnown(token, { vocabulary, stems, used: none }));
  const used = doubtful.length > 0 ? await wordsInUse(db, doubtful) : none;
  const words = correctWords(tokens, { vocabulary, stems, used });

  const counted = readNumbers(readHours(readPay(words.map(wordSegment), kind)));
  const said = takePhrases(counted, {
    phrases: vocabulary.phrases,
    stems: await stemsOf(db, words),
  });
  const stemsOfSaid = await stemsOf(db, wordsIn(said, true));
  const spoken = wordsIn(said);
  const city = anyCity ? findMeaning(spoken, stemsOfSaid, vocabulary.cities) : null;
  const inside = city ? withoutWords(said, city) : said;
  const categoryIn = (words: string[]) => findMeaning(words, stemsOfSaid, vocabulary.categories);
  const work = categoryId ?? categoryIn(wordsIn(inside))?.means ?? null;
  const isAsked = (phrase: string) => categoryIn(phrase.split(' '))?.means === work;
  const working = takeWork(inside, work === null ? null : isAsked);
  const named = categoryIn(wordsIn(working));
  const asked = { kind, categoryId: categoryId ?? named?.means ?? null };
  const parts = fittingParts(takeRefusals(working, vocabulary, asked), vocabulary, asked);
  const rest = wordsIn(parts);
  const category = named && categoryIn(rest);
  const wishes = wishesIn(
    new Set(rest.flatMap((word) => stemsOfSaid.get(word) || [])),
    vocabulary,
    asked,
  );
  const nearer = parts.flatMap((part) => part.nearer ?? []);
  return {
    text: rest.join(' '),
    corrected: words.join(' ') === tokens.join(' ') ? null : words.join(' '),
    city: city && { ...city.means, words: inside.map(({ text }) => text).join(' ') },
    terms: parts.flatMap(({ terms }) => (terms.length > 0 ? [terms] : [])),
    pay: parts.find(({ pay }) => pay)?.pay ?? null,
    categoryId: category?.means ?? null,
    wishes: [...new Set([...wishes.map(({ term }) => term), ...nearer])],
    parts: namedParts(parts, { category, wishes, stems: stemsOfSaid, idle: vocabulary.idle }),
  };
}

/** `all`: also those of choices, which may turn out to be none. */
const wordsIn = (parts: QuerySegment[], all = false) =>
  parts.flatMap(({ as, text, work = '' }) =>
    all ? `${text} ${work}`.trim().split(' ') : as === 'word' ? [text] : [],
  );

const none: ReadonlySet<string> = new Set();

/** Fewer cards than this have it by mistake. */
const useAtLeast = 3;

async function wordsInUse(db: Connection, words: string[]): Promise<Set<string>> {
  // Of each kind apart: so are the indexes. For a word that nobody uses all cards would be read.
  const few = cardKindSchema.options.map(
    (kind) => sql`(
      select from cards
      where kind = ${kind} and state = 'published' and deleted_at is null
        and words @@ plainto_tsquery('russian', word) and worth_an_index(id)
      limit ${useAtLeast})`,
  );
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) as word
    where (select count(*) from (${sql.join(few, sql` union all `)}) as few) >= ${useAtLeast}
  `.execute(db);
  return new Set(rows.map(({ word }) => word));
}
