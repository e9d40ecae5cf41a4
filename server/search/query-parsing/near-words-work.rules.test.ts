import { expect, it } from 'vitest';
import { NearWords } from './near-words.rules.ts';

const letters = 'абвгдежзиклмнопрстуфхцчшщыьэюя';

/** Always the same ones, as long as words are. */
function madeUp(count: number, seed: number): string[] {
  let state = seed;
  const below = (limit: number) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * limit);
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 5 + below(8) }, () => letters[below(letters.length)] ?? '').join(''),
  );
}

/** Counts the words of the vocabulary that are read to be compared letter by letter. */
function watch(words: string[]) {
  let compared = 0;
  const watched = new Proxy(words, {
    get(target, name, receiver) {
      if (typeof name === 'string' && /^\d+$/.test(name)) compared += 1;
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  const near = new NearWords(watched);
  compared = 0;
  const comparedFor = (typed: string) => {
    const before = compared;
    near.nearest(typed);
    return compared - before;
  };
  return { near, comparedFor };
}

const vocabulary = madeUp(20_000, 1);
/** As many as a line of a search has room for. */
const unknown = madeUp(30, 2);

it('words that nobody knows are compared with few of the vocabulary', () => {
  const { near, comparedFor } = watch(vocabulary);
  const counts = unknown.map(comparedFor);
  expect(Math.max(...counts)).toBeLessThan(vocabulary.length / 100);
  // It does look: a slip in the middle of a known word is found.
  const [known = ''] = vocabulary;
  expect(comparedFor(`${known.slice(0, 2)}${known.slice(3)}`)).toBeGreaterThan(0);
  expect(near.nearest(`${known.slice(0, 2)}${known.slice(3)}`)).toBe(known);
});

it('a word that was looked for in vain is not looked for again', () => {
  const { comparedFor, near } = watch(vocabulary);
  // Of the length of known words and with their letters, or there would be nothing to compare with.
  const close = vocabulary
    .slice(0, 500)
    .map((word) => `${word}жъъ`)
    .filter((word) => comparedFor(word) > 0);
  expect(close.length).toBeGreaterThan(0);
  for (const word of close) expect(near.nearest(word)).toBeNull();
  expect(close.map(comparedFor)).toEqual(close.map(() => 0));
});
