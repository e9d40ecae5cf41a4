import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWithin, NearWords } from './near-words.rules.ts';

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

it('knows within how many slips a word is', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (one, other, slips) => {
      expect(isWithin(one, other, slips)).toBe(distanceOf(one, other) <= slips);
    }),
    { numRuns: 2000 },
  );
});

/** How many slips, by the table of all beginnings: slow, and surely right. */
function distanceOf(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const best = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        swapped && i > 1 && j > 1 ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
