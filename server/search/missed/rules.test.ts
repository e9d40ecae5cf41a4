import { expect, it } from 'vitest';
import { countedWords } from './rules.ts';

it('counts words alone, in one spelling', () => {
  expect(countedWords('Гувернёр, гувернёр с китайским')).toEqual(['гувернер', 'китайским']);
  expect(countedWords('на от')).toEqual([]);
  expect(countedWords('а'.repeat(31))).toEqual([]);
  expect(countedWords('один два три четыре пять шесть семь восемь девять')).toHaveLength(8);
});

it('keeps nothing of a search that holds an address or a number', () => {
  expect(countedWords('Мария 8 900 123-45-67')).toEqual([]);
  expect(countedWords('maria@example.com няня')).toEqual([]);
  expect(countedWords('https://example.com иванова')).toEqual([]);
});
