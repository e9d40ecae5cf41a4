import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceOf, NearWords } from './near-words.rules.ts';

/** Every word compared with every other: slow, and surely right. */
function nearestOfAll(typed: string, words: string[]): string | null {
  const near = (most: number) =>
    words.find((word) => {
      const distance = distanceOf(typed, word);
      return distance <= most && (distance <= 1 || word[0] === typed[0]);
    });
  return near(1) ?? (typed.length < 6 ? null : (near(2) ?? null));
}

const letters = fc.constantFrom('а', 'б', 'в', 'г');
const word = fc.array(letters, { minLength: 4, maxLength: 9 }).map((all) => all.join(''));

it('finds what comparing all words would find', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 60 }), word, (words, typed) => {
      fc.pre(!words.includes(typed));
      expect(new NearWords(words).nearest(typed)).toBe(nearestOfAll(typed, words));
    }),
    { numRuns: 500 },
  );
});
