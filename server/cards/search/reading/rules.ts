import { inRussianKeys } from './keys/rules.ts';
import { nearestWord } from './typos/rules.ts';
import { beginsWord, type Phrase, type Vocabulary } from './vocabulary/rules.ts';

/** As typed, in small letters; marks stay, some of them are letters on other keys. */
export const tokensOf = (typed: string): string[] =>
  typed
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[\s-]+/)
    .filter(Boolean);

const bare = (token: string) => token.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** Whatever the tokens might have to be, so that all is asked for at once. */
export function possibleWords(tokens: string[]): string[] {
  const keyed = tokens.flatMap((token) => inRussianKeys(token) ?? []);
  const joined = tokens.map((token, index) => token + (tokens[index + 1] ?? ''));
  return [...new Set([...tokens, ...keyed, ...joined].map(bare))].filter(Boolean);
}

export interface Known {
  vocabulary: Vocabulary;
  /** Of every possible word. */
  stems: ReadonlyMap<string, string>;
  /** Words that cards have, though the vocabulary has not. */
  used: ReadonlySet<string>;
}

/** The words that were meant: other keys, letters in the wrong place, a word typed in two. */
export function mendWords(tokens: string[], known: Known): string[] {
  const wordOf = (token: string) => rightWord(token, known);
  const isOnWrongKeys = tokens.some((token) => {
    const keyed = inRussianKeys(token);
    return keyed !== null && !isKnown(bare(token), known) && wordOf(bare(keyed)) !== null;
  });
  const mended: string[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] ?? '';
    const pair = bare(token + (tokens[index + 1] ?? ''));
    if (isTornWord(token, pair, known)) {
      mended.push(pair);
      index += 1;
      continue;
    }
    const keyed = isOnWrongKeys ? inRussianKeys(token) : null;
    const isMeantHere = keyed === null || (token.length > 2 && isKnown(bare(token), known));
    const word = bare(isMeantHere ? token : keyed);
    mended.push(wordOf(word) ?? word);
  }
  return mended.filter(Boolean);
}

/** Two scraps that make a known word together. */
function isTornWord(token: string, pair: string, { vocabulary, stems }: Known): boolean {
  const isScrap = token.length < 4 && stems.get(token) !== '' && pair.length > token.length;
  return isScrap && !vocabulary.words.includes(token) && vocabulary.words.includes(pair);
}

export function isKnown(word: string, { vocabulary, stems, used }: Known): boolean {
  const stem = stems.get(word);
  if (stem === '' || used.has(word)) return true;
  return (stem !== undefined && vocabulary.stems.has(stem)) || vocabulary.words.includes(word);
}

/** The word itself when it is known, may become known or is not to be judged; else the nearest. */
function rightWord(word: string, known: Known): string | null {
  if (word.length < 3 || isKnown(word, known) || beginsWord(word, known.vocabulary)) return word;
  return nearestWord(word, known.vocabulary.words);
}

export interface Said {
  words: string[];
  /** Each a choice: a card has any of them. */
  terms: string[][];
}

const longestPhrase = 4;

/** Takes the phrases that mean a choice, or something else, out of the words; longer ones first. */
export function takePhrases(words: string[], phrases: ReadonlyMap<string, Phrase>): Said {
  const said: Said = { words: [], terms: [] };
  for (let index = 0; index < words.length;) {
    const found = phraseAt(words, index, phrases);
    if (!found) {
      said.words.push(words[index] ?? '');
      index += 1;
      continue;
    }
    said.words.push(...found.phrase.words.split(/[\s-]+/).filter(Boolean));
    if (found.phrase.terms.length > 0) said.terms.push(found.phrase.terms);
    index += found.length;
  }
  return said;
}

function phraseAt(words: string[], index: number, phrases: ReadonlyMap<string, Phrase>) {
  for (let length = longestPhrase; length > 0; length -= 1) {
    if (index + length > words.length) continue;
    const phrase = phrases.get(words.slice(index, index + length).join(' '));
    if (phrase) return { phrase, length };
  }
  return null;
}

/** A meaning among the words, and the words without it; longer names first. */
export function takeMeaning(
  words: string[],
  stems: ReadonlyMap<string, string>,
  meanings: ReadonlyMap<string, number>,
): { means: number; rest: string[] } | null {
  for (let length = 3; length > 0; length -= 1) {
    for (let index = 0; index + length <= words.length; index += 1) {
      const part = words.slice(index, index + length).map((word) => stems.get(word) ?? word);
      const means = meanings.get(part.filter(Boolean).join(' '));
      if (means !== undefined && part[0] !== '' && part.at(-1) !== '') {
        return { means, rest: [...words.slice(0, index), ...words.slice(index + length)] };
      }
    }
  }
  return null;
}

/** Choices all of whose words were said. */
export function wishesIn(stems: ReadonlySet<string>, { options }: Vocabulary): string[] {
  const said = options.filter((option) => option.stems.every((stem) => stems.has(stem)));
  return [...new Set(said.map(({ term }) => term))];
}
