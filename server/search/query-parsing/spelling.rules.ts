import { inRussianKeys } from './keyboard-layout.rules.ts';
import { bareWord } from './tokens.rules.ts';
import { lastingVerb } from './verbs.rules.ts';
import { inRussianLetters } from './transliteration.rules.ts';
import { beginsWord, type Vocabulary } from './vocabulary.rules.ts';

/** Whatever the tokens might have to be, so that all is asked for at once. */
export function possibleWords(tokens: string[]): string[] {
  const keyed = tokens.flatMap((token) => inRussianKeys(token) ?? []);
  const spelled = tokens.flatMap((token) => inRussianLetters(token) ?? []);
  const joined = tokens.map((token, index) => token + (tokens[index + 1] ?? ''));
  const words = [...tokens, ...keyed, ...spelled, ...joined].map(bareWord);
  const lasting = words.flatMap((word) => lastingVerb(word) ?? []);
  return [...new Set([...words, ...lasting])].filter(Boolean);
}

export interface Known {
  vocabulary: Vocabulary;
  /** Of every possible word. */
  stems: ReadonlyMap<string, string>;
  /** Words that cards or the language have, though the vocabulary has not. */
  used: ReadonlySet<string>;
}

/** The words that were meant: other keys, letters in the wrong place, a word typed in two. */
export function correctWords(tokens: string[], known: Known): string[] {
  const wordOf = (token: string) => rightWord(token, known);
  const otherLetters = lettersMeant(tokens, known);
  const corrected: string[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] ?? '';
    const pair = bareWord(token + (tokens[index + 1] ?? ''));
    if (isTornWord(token, pair, known)) {
      corrected.push(pair);
      index += 1;
      continue;
    }
    const other = otherLetters(token);
    const isMeantHere = other === null || (token.length > 2 && isKnown(bareWord(token), known));
    const word = bareWord(isMeantHere ? token : other);
    // Latin letters have none for «ь»: of two words the likelier is meant, but of a vessel, «казан»,
    // and a city, «Казань», the city.
    const { words, cityNames } = known.vocabulary;
    const soft = isMeantHere ? undefined : words.get(`${word}ь`);
    const hard = words.get(word) ?? Infinity;
    const isSoft = soft !== undefined && (soft < hard || cityNames.has(`${word}ь`));
    corrected.push(isSoft ? `${word}ь` : (wordOf(word) ?? word));
  }
  return corrected.filter(Boolean);
}

type Letters = (token: string) => string | null;

/** How Latin tokens are to be read: by the way that makes words of most of them. */
function lettersMeant(tokens: string[], known: Known): Letters {
  const meant = (read: Letters) =>
    tokens.filter((token) => {
      const word = bareWord(read(token) ?? '');
      return word.length > 2 && !isKnown(bareWord(token), known) && rightWord(word, known) !== null;
    }).length;
  const [keyed, spelled] = [meant(inRussianKeys), meant(inRussianLetters)];
  if (keyed === 0 && spelled === 0) return () => null;
  return keyed >= spelled ? inRussianKeys : inRussianLetters;
}

/** Two scraps that make a known word together. */
function isTornWord(token: string, pair: string, { vocabulary, stems }: Known): boolean {
  const isScrap = token.length < 4 && stems.get(token) !== '' && pair.length > token.length;
  return isScrap && !vocabulary.words.has(token) && vocabulary.words.has(pair);
}

export function isKnown(word: string, known: Known): boolean {
  const { vocabulary, stems, used } = known;
  const stem = stems.get(word);
  if (stem === '' || used.has(word)) return true;
  if (stem !== undefined && vocabulary.stems.has(stem)) return true;
  const lasting = lastingVerb(word);
  return vocabulary.words.has(word) || (lasting !== null && isKnown(lasting, known));
}

/** The word itself when it is known, may become known or is not to be judged; else the nearest. */
function rightWord(word: string, known: Known): string | null {
  if (word.length < 3 || isKnown(word, known) || beginsWord(word, known.vocabulary)) return word;
  const { near: words, nearStems, wordOf } = known.vocabulary;
  const near = words.nearest(word);
  if (near !== null) return near;
  // In a form that nobody has written down: «рускому» is «русский». Stems are short, and so near
  // each other that two slips would make «покупает» of «попугаи».
  const stem = nearStems.nearest(known.stems.get(word) ?? '', 1);
  return stem === null ? null : (wordOf.get(stem) ?? null);
}
