import { withoutLinks } from '#contract/joining-words.ts';
import { weekCells } from '#contract/week.ts';

/** Phrases that people say for something that has another name here. */
export interface PhraseGroup {
  /**
   * Words of one line follow each other, `|` stands between words that may take the same place and
   * `~` for none: «с|~ личной|своей машиной». One form of a word is enough for all that the stemmer
   * brings together. A line that begins with `*` may be said backwards, too: «окна помыть».
   */
  said: string[];
  /** By the terms that any of their cards has. */
  terms?: string[];
  /** The work that is meant where no other is named: who is to cut the grass is a gardener. */
  work?: string;
}

/** Every phrase that a line stands for. */
export function expandLine(line: string): string[] {
  const [first, ...others] = line.split(' ');
  if (first === '*')
    return [others, others.toReversed()].flatMap((one) => expandLine(one.join(' ')));
  let ways = [''];
  for (const place of line.split(' ')) {
    ways = ways.flatMap((way) =>
      place.split('|').map((word) => (word === '~' ? way : `${way} ${word}`)),
    );
  }
  return ways.map((way) => withoutLinks(wordsOf(way)).join(' '));
}

/** Hours of the week by a part of their name: `sat_`, `_evening`. */
export const inWeek = (...parts: string[]): string[] =>
  weekCells
    .filter((cell) => parts.some((part) => cell.includes(part)))
    .map((cell) => `schedule:${cell}`);

const wordsOf = (way: string) =>
  way
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[\s-]+/)
    .filter(Boolean);
