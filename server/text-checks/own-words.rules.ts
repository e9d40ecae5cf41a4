import type { Span } from './spans.rules.ts';

/** «Предоплата  КАРТОЙ» → «предоплата картой»: the same words are one row. */
export const normalWords = (words: string): string => plain(words).trim().replaceAll(/\s+/g, ' ');

/** Words that the operator has added, one after another; `isBeginning`: with any ending. */
export type OwnPhrase = { word: string; isBeginning: boolean }[];

export const phraseOf = (words: string): OwnPhrase =>
  [...words.matchAll(/([\p{L}\p{N}]+)(\*?)/gu)].map(([, word = '', star]) => ({
    word,
    isBeginning: star === '*',
  }));

/** No pattern is built of them: many words and a long text cost as much as reading both. */
export function findOwnWords(text: string, phrases: readonly OwnPhrase[]): Span[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: found, index }) => ({
    at: index,
    end: index + found.length,
    word: plain(found),
  }));
  return words.flatMap(({ at }, first) =>
    phrases.flatMap((phrase) => {
      const last = words[first + phrase.length - 1];
      const isSaid =
        last !== undefined &&
        phrase.every(({ word, isBeginning }, step) => {
          const said = words[first + step]?.word ?? '';
          return isBeginning ? said.startsWith(word) : said === word;
        });
      const found = isSaid ? text.slice(at, last.end) : '';
      return found && isOneSentence(found) ? [{ at, found }] : [];
    }),
  );
}

const isOneSentence = (found: string) => !/[^\p{L}\p{N}\s-]/u.test(found);

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');
