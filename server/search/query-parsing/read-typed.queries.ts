import type { CardKind } from '#contract/categories.ts';
import type { Connection } from '#server/platform/database.ts';
import { fittingParts, takeRefusals, takeWork } from './fitting.rules.ts';
import { readHours } from './hours.rules.ts';
import { readNumbers } from './numbers.rules.ts';
import { type AskedPay, type QuerySegment, wordSegment } from './segments.rules.ts';
import { readPay } from './pay.rules.ts';
import { takePhrases } from './phrases.rules.ts';
import {
  findMeaning,
  namedParts,
  type Stretch,
  optionsIn,
  withoutWords,
} from './meanings.rules.ts';
import { correctWords, isKnown, type Known, possibleWords } from './spelling.rules.ts';
import { bareWord, tokensOf } from './tokens.rules.ts';
import { realWords } from './real-words.queries.ts';
import { lastingVerb, withLastingVerbs } from './verbs.rules.ts';
import type { CityMeaning } from './place-names.rules.ts';
import { takePlaces } from './places.rules.ts';
import { impliedTrades } from './trades.rules.ts';
import type { Vocabulary } from './vocabulary.rules.ts';
import { stemsOf } from './stems.queries.ts';
import { getVocabulary } from './vocabulary.queries.ts';
import { wordsInUse } from './words-in-use.queries.ts';

/** What somebody meant by what they typed. */
export interface Reading {
  /** To be looked for among the words of cards. */
  text: string;
  /** The whole, when letters or keys had to be put right. */
  corrected: string | null;
  /** A big city among the words, and all but its name. */
  city: { id: number; slug: string; words: string } | null;
  /** Or several: a region, or wherever there is a station of that name. */
  cities: number[] | null;
  /** Where to look when they have next to nothing. */
  nearby: number[];
  /** Each a choice: a card has any of them. */
  terms: string[][];
  /** Between what. */
  pay: AskedPay | null;
  /** Cards of this category come first. */
  categoryId: number | null;
  /** Kinds of work that are spoken of where none is named: cards of these come first. */
  trades: number[];
  /** So do those that have these. */
  options: string[];
  /** Those that have these come last. */
  unwanted: string[];
  /** What it consists of, the city aside; nothing when it is to be taken as it stands. */
  parts: QuerySegment[];
}

const asTyped = (text: string): Reading => ({
  text,
  corrected: null,
  city: null,
  cities: null,
  nearby: [],
  terms: [],
  pay: null,
  categoryId: null,
  trades: [],
  options: [],
  unwanted: [],
  parts: [],
});

interface ParsingContext {
  kind: CardKind;
  /** In which the search is anyway. */
  categoryId: number | null;
  /** Likewise; null: one may be among the words. */
  cityId: number | null;
}

/**
 * What somebody meant by what they typed: slips are put right (`spelling.rules.ts`), words get their
 * stems (`stems.queries.ts`), and pay, hours, places, categories and refusals are taken out of them.
 * Synonyms come last, when the rest is looked for: `matching/synonyms.queries.ts`, from the table
 * `word_rewrites`. What stands in quotation marks is taken as it is.
 */
export async function readTyped(
  db: Connection,
  typed: string,
  { kind, categoryId, cityId }: ParsingContext,
): Promise<Reading> {
  const tokens = tokensOf(typed);
  if (tokens.length === 0 || /["«»]/.test(typed)) return asTyped(typed);
  const vocabulary = await getVocabulary(db);
  const stems = await stemsOf(db, possibleWords(tokens));
  const doubtful = tokens.filter((token) => !isKnown(token, { vocabulary, stems, used: none }));
  const used = doubtful.length > 0 ? await wordsInUse(db, doubtful, useAtLeast) : none;
  const words = await meantWords(db, tokens, { vocabulary, stems, used });

  const counted = readNumbers(readHours(readPay(words.map(wordSegment), kind)));
  const own = await verbStemsOf(db, words);
  const said = takePhrases(counted, {
    phrases: vocabulary.phrases,
    stems: own,
    lasting: withLastingVerbs(own, vocabulary),
  });
  const stemsOfSaid = await stemsOf(db, wordsIn(said, true));
  const area = readArea(said, { vocabulary, stems: stemsOfSaid, cityId });
  const inside = area.parts;
  const categoryIn = (words: string[]) => findMeaning(words, stemsOfSaid, vocabulary.categories);
  const likelyCategory = categoryId ?? categoryIn(wordsIn(inside))?.means ?? null;
  const isAsked = (phrase: string) => categoryIn(phrase.split(' '))?.means === likelyCategory;
  const working = takeWork(inside, likelyCategory === null ? null : isAsked);
  const namedCategory = categoryIn(wordsIn(working));
  const askedCategory = categoryId ?? namedCategory?.means ?? null;
  const trades =
    askedCategory === null
      ? impliedTrades(working, vocabulary, { kind, stems: stemsOfSaid })
      : null;
  const asked = { kind, categoryId: askedCategory, trades: trades ?? [], stems: stemsOfSaid };
  const refused = takeRefusals(working, vocabulary, asked);
  const parts = fittingParts(refused, vocabulary, asked);
  const rest = wordsIn(parts);
  const category = namedCategory && categoryIn(rest);
  const options = optionsIn(
    new Set(rest.flatMap((word) => stemsOfSaid.get(word) || [])),
    vocabulary,
    asked,
  );
  const nearer = parts.flatMap((part) => part.nearer ?? []);
  return {
    text: rest.join(' '),
    corrected: words.join(' ') === tokens.join(' ') ? null : words.join(' '),
    city: area.city && { ...area.city, words: area.words },
    cities: area.cities,
    nearby: area.nearby,
    terms: parts.flatMap(({ terms }) => (terms.length > 0 ? [terms] : [])),
    pay: parts.find(({ pay }) => pay)?.pay ?? null,
    categoryId: category?.means ?? null,
    trades: asked.trades,
    unwanted: refused.flatMap(({ unwanted }) => unwanted ?? []),
    options: [...new Set([...options.map(({ term }) => term), ...nearer])],
    parts: namedParts(parts, { category, options, stems: stemsOfSaid, idle: vocabulary.idle }),
  };
}

/** With slips put right, but for words of the language that are like one of ours. */
async function meantWords(db: Connection, tokens: string[], known: Known): Promise<string[]> {
  const words = correctWords(tokens, known);
  const changed = tokens.map(bareWord).filter((word) => !words.includes(word));
  const real = await realWords(
    db,
    changed.filter((word) => /^[а-я]{4,}$/.test(word)),
    known.stems,
  );
  if (real.size === 0) return words;
  return correctWords(tokens, { ...known, used: new Set([...known.used, ...real]) });
}

async function verbStemsOf(db: Connection, words: string[]) {
  return stemsOf(db, [...words, ...words.flatMap((word) => lastingVerb(word) ?? [])]);
}

const shortStem = 3;

interface Area {
  /** Without the name of the city. */
  parts: QuerySegment[];
  city: { id: number; slug: string } | null;
  words: string;
  cities: number[] | null;
  nearby: number[];
}

/** A region or a city, and stations or districts of it. */
function readArea(
  said: QuerySegment[],
  {
    vocabulary,
    stems,
    cityId,
  }: { vocabulary: Vocabulary; stems: ReadonlyMap<string, string>; cityId: number | null },
): Area {
  const words = wordsIn(said);
  const isSpot = ({ at, length }: Stretch) =>
    vocabulary.spotNames.has(words.slice(at, at + length).join(' '));
  // So short a stem is that of other words as well.
  const isDoubtful = ({ at, length }: Stretch) => {
    const said = words.slice(at, at + length);
    const stem = said.map((word) => stems.get(word) ?? word).join('');
    return stem.length <= shortStem && !vocabulary.regionNames.has(said.join(' '));
  };
  const find = <Meaning>(
    names: ReadonlyMap<string, Meaning>,
    isMeant: (at: Stretch) => boolean = () => true,
  ) =>
    cityId === null
      ? findMeaning(words, stems, names, (_, at) => !isSpot(at) && isMeant(at))
      : null;
  const region = find(vocabulary.regions, (at) => !isDoubtful(at));
  const city = region ? null : find(vocabulary.cities);
  const stretch = region ?? city;
  const once = stretch ? withoutWords(said, stretch) : said;
  const inside = city ? withoutCity(once, city.means, { vocabulary, stems }) : once;
  const asked = city?.means.id ?? cityId;
  const placed = region
    ? { parts: inside, cities: [] }
    : takePlaces(inside, { ...vocabulary, stems }, asked);
  const [only, ...more] = cityId === null ? placed.cities : [];
  const named = city?.means ?? (more.length === 0 ? only : undefined);
  return {
    parts: placed.parts,
    city: named && cityId === null ? { id: named.id, slug: named.slug } : null,
    words: inside.map(({ text }) => text).join(' '),
    cities: region?.means.cities ?? (more.length > 0 ? idsOf(placed.cities) : null),
    nearby: region?.means.near ?? named?.near ?? [],
  };
}

/** Whoever says a city and a part of it, «москва юзао», has said the city twice. */
function withoutCity(
  said: QuerySegment[],
  { id }: CityMeaning,
  { vocabulary, stems }: { vocabulary: Vocabulary; stems: ReadonlyMap<string, string> },
): QuerySegment[] {
  const again = findMeaning(wordsIn(said), stems, vocabulary.cities, (city) => city.id === id);
  return again ? withoutWords(said, again) : said;
}

/** `all`: also those of choices, which may turn out to be none. */
const wordsIn = (parts: QuerySegment[], all = false) =>
  parts.flatMap(({ as, text, work = '' }) =>
    all ? `${text} ${work}`.trim().split(' ') : as === 'word' ? [text] : [],
  );

const idsOf = (cities: { id: number }[]) => cities.map(({ id }) => id);

const none: ReadonlySet<string> = new Set();

/** Fewer cards than this have it by mistake. */
const useAtLeast = 3;
