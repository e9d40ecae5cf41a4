import { expect, it } from 'vitest';
import { savedQueryOf } from '#contract/known-filters.ts';
import { searchKey } from './store.ts';

it('a search is known again in whatever order it was chosen and is stored', () => {
  const place = { city: 'kazan', category: 'nyanya' };
  const chosen = savedQueryOf(place, { sort: 'pay', live_in: ['no', 'living_in'], ages: ['baby'] });
  // As `jsonb` gives it back: shorter keys first.
  const stored = {
    ages: ['baby'],
    city: 'kazan',
    live_in: ['living_in', 'no'],
    category: 'nyanya',
  };
  expect(searchKey('resume', chosen)).toBe(searchKey('resume', stored));
  expect(searchKey('vacancy', chosen)).not.toBe(searchKey('resume', stored));
  expect(searchKey('resume', { ...chosen, ages: [] })).not.toBe(searchKey('resume', stored));
});
