import type { CardKind } from '#contract/categories.ts';

/** A text and what it means. */
export interface Named<Meaning> {
  text: string;
  means: Meaning;
  population?: number;
}

export interface Phrase {
  words: string;
  terms: string[];
}

/** A choice that can be asked for, with the stems of all words of its label. */
export interface Wish {
  term: string;
  stems: string[];
  kind: CardKind;
  /** Null: of all. */
  categoryId: number | null;
}

export interface Vocabulary {
  /** The likelier meant first. */
  words: string[];
  /** The same, in the order of the alphabet. */
  sorted: string[];
  stems: ReadonlySet<string>;
  /** The likeliest word of each stem. */
  wordOf: ReadonlyMap<string, string>;
  /** Meanings by the stems of their words, joined by blanks. */
  categories: ReadonlyMap<string, number>;
  cities: ReadonlyMap<string, { id: number; slug: string }>;
  options: Wish[];
  phrases: ReadonlyMap<string, Phrase>;
  /** Stems of words that ask for nothing: «ищу». */
  idle: ReadonlySet<string>;
}

/** A smaller one may be a common word, or somebody's name. */
const cityAtLeast = 100_000;

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

interface Parts {
  words: string[];
  stems: ReadonlyMap<string, string>;
  categories: Named<number>[];
  options: Named<Omit<Wish, 'stems'>>[];
  cities: Named<{ id: number; slug: string }>[];
  phrases: (Phrase & { phrase: string })[];
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
  const big = parts.cities.filter(({ population = 0 }) => population >= cityAtLeast);
  return {
    words: parts.words,
    sorted: parts.words.toSorted(),
    wordOf: new Map(
      parts.words.map((word) => [parts.stems.get(word) ?? '', word] as const).toReversed(),
    ),
    stems: new Set(
      [...parts.stems.values(), ...parts.rewrites.map(({ stem }) => stem)].filter(Boolean),
    ),
    categories: new Map([...alsoCalled, ...categories]),
    cities: byStems(big),
    // «няня» as an answer says no more than as a category.
    options: parts.options
      .map(({ text, means }) => ({ ...means, stems: stemsIn(text) }))
      .filter(({ stems }) => stems.length > 0 && !categories.has(stems.join(' '))),
    phrases: new Map(parts.phrases.map(({ phrase, words, terms }) => [phrase, { words, terms }])),
    idle: new Set(
      parts.rewrites.flatMap(({ stem, others }) => (others.some(Boolean) ? [] : [stem])),
    ),
  };
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
