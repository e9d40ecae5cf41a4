import { expect, it } from 'vitest';
import { wordSegment } from './segments.rules.ts';
import { tokensOf } from './tokens.rules.ts';
import { readHours } from './hours.rules.ts';

const partsIn = (typed: string) => [
  ...new Set(
    readHours(tokensOf(typed).map(wordSegment)).flatMap(({ terms }) =>
      terms.map((term) => term.replace(/^.*_/, '')),
    ),
  ),
];

it.each([
  ['няня с 18 до 22', ['evening']],
  ['няня с 9 до 18 часов', ['morning', 'day']],
  ['няня с 9:00-18:00', ['morning', 'day']],
  ['няня с 8 утра до 8 вечера', ['morning', 'day', 'evening']],
  ['няня после 17', ['evening', 'day']],
  // «к» is thousands, and «казань» is none of them.
  ['няня после 18 казань', ['evening']],
  ['няня с 9 до 18 москва', ['morning', 'day']],
  ['дети с 2 до 5 лет', []],
  ['с 5 класса', []],
  ['с 22 до 7', []],
])('«%s» tells when', (typed, meant) => {
  expect(partsIn(typed).toSorted()).toEqual(meant.toSorted());
});
