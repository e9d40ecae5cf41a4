import { expect, it } from 'vitest';
import { pagesAround } from './pagination.tsx';

it.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 40, [1, 2, 3, 4, null, 40]],
  [6, 40, [1, null, 5, 6, 7, null, 40]],
  [40, 40, [1, null, 37, 38, 39, 40]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
])('page %i of %i', (page, last, shown) => {
  expect(pagesAround(page, last)).toEqual(shown);
});
