import type { CardKind } from '#contract/categories.ts';
import { type CityMeaning, type Region, type Spot, spokenNames } from './place-names.rules.ts';
import { NearWords } from './near-words.rules.ts';
import { labelPhrases, type Spoken, spokenPhrases } from './known-phrases.rules.ts';
import type { Phrase } from './phrases.rules.ts';
import { wordsOf } from './tokens.rules.ts';

/** A text and what it means. */
export interface Named<Meaning> {
  text: string;
  means: Meaning;
  population?: number;
}

/** An option that can be asked for, with the stems of all words of its label. */
export interface MatchedOption {
  term: string;
  stems: string[];
  kind: CardKind;
  /** Null: of all. */
  categoryId: number | null;
}

/** Of whom something is asked; `categoryId` null: of all. */
export interface Asking {
  kind: CardKind;
  categoryId: number | null;
}

export interface Vocabulary {
  /** By how likely it is meant: the lower the likelier. */
  words: ReadonlyMap<string, number>;
  /** The same, in the order of the alphabet. */
  sorted: string[];
  /** What a slip may have been meant to be: hardly the short name of a street in some city. */
  near: NearWords;
  nearStems: NearWords;
  stems: ReadonlySet<string>;
  /** The likeliest word of each stem. */
  wordOf: ReadonlyMap<string, string>;
  /** Meanings by the stems of their words, joined by blanks. */
  categories: ReadonlyMap<string, number>;
  cities: ReadonlyMap<string, CityMeaning>;
  /** Their very names. */
  cityNames: ReadonlySet<string>;
  regions: ReadonlyMap<string, Region>;
  /** Their very names: «комы» has the stem of «Коми». */
  regionNames: ReadonlySet<string>;
  /** Stations and districts. */
  spots: ReadonlyMap<string, Spot[]>;
  /** Their very names, where no city has one: «Новочеркасская» is not the city of the same stem. */
  spotNames: ReadonlySet<string>;
  /** Stems of words that the work is spoken of with. */
  ofWork: ReadonlySet<string>;
  options: MatchedOption[];
  /** By their keys. */
  phrases: ReadonlyMap<string, Phrase>;
  /** Who is asked: by term of an option, by key of any other question, by `key:` of one with options. */
  asks: ReadonlyMap<string, Asking[]>;
  /** Who is asked in words with a stem. */
  askedIn: ReadonlyMap<string, Asking[]>;
  /** Answers that a stem speaks of, by itself or in the name of their question. */
  answersOf: ReadonlyMap<string, string[]>;
  /** Stems of words that ask for nothing: «ищу». */
  idle: ReadonlySet<string>;
}

/** A smaller one may be a common word, or somebody's name, above all when it is an adjective. */
const cityAtLeast = 100_000;
const townName = /^(?!.*(?:ый|ий|ой|ая|ое|ом|ем)$).{5,}$/;

const longName = 6;

/** Words of a question or of one of its answers. */
export interface Label {
  text: string;
  asking: Asking;
  terms: string[];
}

interface Parts {
  words: string[];
  /** Those of them that are only in names of stations and districts. */
  places: ReadonlySet<string>;
  stems: ReadonlyMap<string, string>;
  categories: Named<number>[];
  options: Named<Omit<MatchedOption, 'stems'>>[];
  cities: Named<CityMeaning>[];
  regions: Named<Region>[];
  spots: Named<Omit<Spot, 'isShort'>>[];
  phrases: Spoken[];
  asks: ReadonlyMap<string, Asking[]>;
  labels: Label[];
  rewrites: { stem: string; others: string[] }[];
}

export function vocabularyOf(parts: Parts): Vocabulary {
  const stemsIn = (text: string) => wordsOf(text).flatMap((word) => parts.stems.get(word) || []);
  const byStems = <Meaning>(named: Named<Meaning>[]) =>
    new Map(
      named.map(({ text, means }) => [stemsIn(text).join(' '), means]).toReversed() as [
        string,
        Meaning,
      ][],
    );
  const categories = byStems(parts.categories);
  const alsoCalled = parts.rewrites.flatMap(({ stem, others }) => {
    const named = [...categories].filter(([words]) =>
      words.split(' ').some((word) => others.includes(word)),
    );
    const [means, ...more] = new Set(named.map(([, id]) => id));
    // Said of several kinds of work, it names none.
    return means === undefined || more.length > 0 ? [] : [[stem, means] as const];
  });
  const idle = new Set(
    parts.rewrites.flatMap(({ stem, others }) => (others.some(Boolean) ? [] : [stem])),
  );
  const correctable = parts.words.filter(
    (word) => word.length >= longName || !parts.places.has(word),
  );
  const wordOf = new Map(
    correctable.map((word) => [parts.stems.get(word) ?? '', word] as const).toReversed(),
  );
  const said = [...parts.categories, ...parts.options].map(({ text }) => text);
  const ofWork = new Set(
    [...said, ...parts.phrases.map(({ words }) => words.join(' '))].flatMap(stemsIn),
  );
  const cities = parts.cities.filter(
    ({ text, population = 0 }) =>
      population >= cityAtLeast ||
      (townName.test(text) && !stemsIn(text).every((stem) => ofWork.has(stem))),
  );
  return {
    words: new Map(parts.words.map((word, at) => [word, at])),
    sorted: parts.words.toSorted(),
    near: new NearWords(correctable),
    nearStems: new NearWords([...wordOf.keys()]),
    wordOf,
    stems: new Set(
      [...parts.stems.values(), ...parts.rewrites.map(({ stem }) => stem)].filter(Boolean),
    ),
    categories: new Map([...alsoCalled, ...categories]),
    cities: byStems(cities),
    cityNames: new Set(cities.map(({ text }) => bareName(text))),
    regions: byStems(parts.regions),
    regionNames: new Set(parts.regions.map(({ text }) => bareName(text))),
    spots: spotsOf(parts.spots, (text) => stemsIn(text).join(' ')),
    spotNames: namesOf(parts),
    ofWork,
    // «няня» as an answer says no more than as a category.
    options: parts.options
      .map(({ text, means }) => ({ ...means, stems: stemsIn(text) }))
      .filter(({ stems }) => stems.length > 0 && !categories.has(stems.join(' '))),
    phrases: new Map([
      ...labelPhrases(parts, idle),
      ...spokenPhrases(parts, (words) => categories.has(stemsIn(words).join(' '))),
    ]),
    asks: parts.asks,
    ...speaking(parts.labels, stemsIn),
    idle,
  };
}

/** What the words of questions and answers tell. */
function speaking(
  labels: Label[],
  stemsIn: (text: string) => string[],
): Pick<Vocabulary, 'askedIn' | 'answersOf'> {
  const askedIn = new Map<string, Asking[]>();
  const answersOf = new Map<string, string[]>();
  for (const { text, asking, terms } of labels) {
    for (const stem of new Set(stemsIn(text))) {
      askedIn.set(stem, [...(askedIn.get(stem) ?? []), asking]);
      answersOf.set(stem, [...new Set([...(answersOf.get(stem) ?? []), ...terms])]);
    }
  }
  return { askedIn, answersOf };
}

const bareName = (text: string) => wordsOf(text).join(' ');

function namesOf({ spots, cities }: Parts): Set<string> {
  const ofCities = new Set(cities.map(({ text }) => bareName(text)));
  return new Set(spots.map(({ text }) => bareName(text)).filter((name) => !ofCities.has(name)));
}

/** A name that several cities have means a place in each. */
function spotsOf(named: Parts['spots'], keyOf: (text: string) => string): Map<string, Spot[]> {
  const spots = new Map<string, Spot[]>();
  for (const { text, means } of named) {
    for (const { text: spoken, isShort } of spokenNames(text)) {
      const key = keyOf(spoken);
      if (key) spots.set(key, [...(spots.get(key) ?? []), { ...means, isShort }]);
    }
  }
  return spots;
}

/** Whether a word may be the beginning of a known one. */
export function beginsWord(typed: string, { sorted }: Vocabulary): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < typed) low = middle + 1;
    else high = middle;
  }
  return sorted[low]?.startsWith(typed) ?? false;
}
