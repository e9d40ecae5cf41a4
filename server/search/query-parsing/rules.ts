import type { CardKind } from '#contract/categories.ts';
import { inRussianKeys } from './keyboard-layout.rules.ts';
import { inRussianLetters } from './transliteration.rules.ts';
import type { QuerySegment } from './segments.rules.ts';
import { beginsWord, type Vocabulary, type MatchedOption } from './vocabulary.rules.ts';

/** As typed, in small letters; marks stay, some of them are letters on other keys. */
export const tokensOf = (typed: string): string[] =>
  typed
    .toLowerCase()
    .replaceAll('ё', 'е')
    // «350р/час»
    .replaceAll(/(?<=\d)(?=[а-я₽])|(?<=[а-я])\/(?=[а-я])/g, ' ')
    .split(/[\s-]+/)
    .filter(Boolean);

const bare = (token: string) => token.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** Whatever the tokens might have to be, so that all is asked for at once. */
export function possibleWords(tokens: string[]): string[] {
  const keyed = tokens.flatMap((token) => inRussianKeys(token) ?? []);
  const spelled = tokens.flatMap((token) => inRussianLetters(token) ?? []);
  const joined = tokens.map((token, index) => token + (tokens[index + 1] ?? ''));
  return [...new Set([...tokens, ...keyed, ...spelled, ...joined].map(bare))].filter(Boolean);
}

interface Known {
  vocabulary: Vocabulary;
  /** Of every possible word. */
  stems: ReadonlyMap<string, string>;
  /** Words that cards have, though the vocabulary has not. */
  used: ReadonlySet<string>;
}

/** The words that were meant: other keys, letters in the wrong place, a word typed in two. */
export function correctWords(tokens: string[], known: Known): string[] {
  const wordOf = (token: string) => rightWord(token, known);
  const otherLetters = lettersMeant(tokens, known);
  const corrected: string[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] ?? '';
    const pair = bare(token + (tokens[index + 1] ?? ''));
    if (isTornWord(token, pair, known)) {
      corrected.push(pair);
      index += 1;
      continue;
    }
    const other = otherLetters(token);
    const isMeantHere = other === null || (token.length > 2 && isKnown(bare(token), known));
    const word = bare(isMeantHere ? token : other);
    // Latin letters have none for «ь»: of «казан» and «казань» the likelier is meant.
    const soft = isMeantHere ? -1 : known.vocabulary.words.indexOf(`${word}ь`);
    const hard = known.vocabulary.words.indexOf(word);
    const isSoft = soft >= 0 && (hard < 0 || soft < hard);
    corrected.push(isSoft ? `${word}ь` : (wordOf(word) ?? word));
  }
  return corrected.filter(Boolean);
}

type Letters = (token: string) => string | null;

/** How Latin tokens are to be read: by the way that makes words of most of them. */
function lettersMeant(tokens: string[], known: Known): Letters {
  const meant = (read: Letters) =>
    tokens.filter((token) => {
      const word = bare(read(token) ?? '');
      return word.length > 2 && !isKnown(bare(token), known) && rightWord(word, known) !== null;
    }).length;
  const [keyed, spelled] = [meant(inRussianKeys), meant(inRussianLetters)];
  if (keyed === 0 && spelled === 0) return () => null;
  return keyed >= spelled ? inRussianKeys : inRussianLetters;
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
  const { near: words, nearStems, wordOf } = known.vocabulary;
  const near = words.nearest(word);
  if (near !== null) return near;
  // In a form that nobody has written down: «рускому» is «русский». Stems are short, and so near
  // each other that two slips would make «покупает» of «попугаи».
  const stem = nearStems.nearest(known.stems.get(word) ?? '', 1);
  return stem === null ? null : (wordOf.get(stem) ?? null);
}

/** Some words one after the other. */
interface Stretch {
  at: number;
  length: number;
}

/** A meaning among the words, and where it stands; longer names first. */
export function findMeaning<Meaning>(
  words: string[],
  stems: ReadonlyMap<string, string>,
  meanings: ReadonlyMap<string, Meaning>,
  isMeant: (means: Meaning, at: Stretch) => boolean = () => true,
): (Stretch & { means: Meaning }) | null {
  for (let length = 3; length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const part = words.slice(at, at + length).map((word) => stems.get(word) ?? word);
      const means = meanings.get(part.filter(Boolean).join(' '));
      if (means === undefined || part[0] === '' || part.at(-1) === '') continue;
      if (isMeant(means, { at, length })) return { means, at, length };
    }
  }
  return null;
}

/** Choices all of whose words were said, as far as they can be asked for here. */
export function wishesIn(
  stems: ReadonlySet<string>,
  { options }: Vocabulary,
  { kind, categoryId }: { kind: CardKind; categoryId: number | null },
): MatchedOption[] {
  return options.filter(
    (option) =>
      option.kind === kind &&
      (categoryId === null || (option.categoryId ?? categoryId) === categoryId) &&
      option.stems.every((stem) => stems.has(stem)),
  );
}

/** All parts but a stretch of the words. */
export function withoutWords(parts: QuerySegment[], { at, length }: Stretch): QuerySegment[] {
  let word = -1;
  return parts.filter((part) => {
    if (part.as !== 'word') return true;
    word += 1;
    return word < at || word >= at + length;
  });
}

interface Understood {
  category: Stretch | null;
  wishes: MatchedOption[];
  stems: ReadonlyMap<string, string>;
  idle: ReadonlySet<string>;
}

/** The same parts, each word told for what it is taken. */
export function namedParts(
  parts: QuerySegment[],
  { category, wishes, stems, idle }: Understood,
): QuerySegment[] {
  const wished = new Set(wishes.flatMap((option) => option.stems));
  let at = -1;
  return parts.map((part) => {
    if (part.as !== 'word') return part;
    at += 1;
    const stem = stems.get(part.text) ?? '';
    const isOfCategory = category && at >= category.at && at < category.at + category.length;
    if (isOfCategory) return { ...part, as: 'category' };
    if (stem === '' || idle.has(stem)) return { ...part, as: 'idle' };
    return wished.has(stem) ? { ...part, as: 'wish' } : part;
  });
}
