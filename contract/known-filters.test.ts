import { expect, it } from 'vitest';
import { isBound, savedQueryOf } from './known-filters.ts';

it('a bound is a whole number in digits', () => {
  expect(['0', '3', '999999999'].filter(isBound)).toHaveLength(3);
  expect(['', '-1', '+1', '1.5', '1e3', ' 1', '1234567890'].filter(isBound)).toEqual([]);
});

it('the same search is the same text, in whatever order it was chosen', () => {
  const place = { city: 'kazan', category: 'nyanya' };
  const saved = savedQueryOf(place, { sort: 'pay', ages: ['school', 'baby'], q: 'сад' });
  expect(saved).toEqual({ ...place, ages: ['baby', 'school'], q: 'сад' });
  expect(savedQueryOf({ city: undefined }, {})).toEqual({});
});
