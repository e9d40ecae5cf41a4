import { care } from './phrases/care.ts';
import { children } from './phrases/children.ts';
import { grounds } from './phrases/grounds.ts';
import { house } from './phrases/house.ts';
import { kitchen } from './phrases/kitchen.ts';
import { lessons } from './phrases/lessons.ts';
import { names, shortNames } from './phrases/names.ts';
import { expandLine, type PhraseGroup } from './phrases/phrase-group.ts';
import { roads } from './phrases/roads.ts';
import { termsOfWork } from './phrases/terms-of-work.ts';
import { time } from './phrases/time.ts';
import { wordRewrites } from './word-rewrites.ts';

/**
 * What people type for something that has another name here («спб»), or that is a choice and no
 * word: «без проживания» and «с проживанием» are one word to the text index, which knows no
 * «без».
 */
interface SearchPhrase {
  phrase: string;
  words: string;
  terms: string[];
}

const phraseGroups: PhraseGroup[] = [
  ...time,
  ...termsOfWork,
  ...children,
  ...care,
  ...house,
  ...lessons,
  ...roads,
  ...kitchen,
  ...grounds,
];

const spelled = (word: string) => word.toLowerCase().replaceAll('ё', 'е');

/** Other words for the same work stand for themselves, so that a slip in one is seen as such. */
const ownWords = wordRewrites.flatMap(({ word, meaning }) =>
  meaning === null ? [] : [spelled(word)],
);

const phrase = (said: string, words: string, terms: string[] = []): SearchPhrase => ({
  phrase: said,
  words,
  terms,
});

export const searchPhrases: SearchPhrase[] = together([
  ...Object.entries(shortNames).flatMap(([line, words]) =>
    line.split(' ').map((said) => phrase(said, words)),
  ),
  ...Object.entries(names).map(([said, words]) => phrase(said, words)),
  ...phraseGroups.flatMap(({ said, work = '', terms }) =>
    said.flatMap(expandLine).map((way) => phrase(way, work, terms)),
  ),
  ...ownWords.map((word) => phrase(word, word)),
]);

/** What is said of several things means any of them. */
function together(phrases: SearchPhrase[]): SearchPhrase[] {
  const merged = new Map<string, SearchPhrase>();
  for (const one of phrases) {
    const same = merged.get(one.phrase);
    merged.set(one.phrase, {
      phrase: one.phrase,
      words: same?.words || one.words,
      terms: [...new Set([...(same?.terms ?? []), ...one.terms])],
    });
  }
  return [...merged.values()];
}
