import { expect, it } from 'vitest';
import { moved } from './order.ts';

it.each([
  ['c', 0, 'cab'],
  ['a', 2, 'bca'],
  ['b', 1, 'abc'],
  ['a', -1, 'abc'],
  ['c', 9, 'abc'],
  ['x', 0, 'abc'],
])('puts %s at %i', (id, to, expected) => {
  expect(moved(['a', 'b', 'c'], id, to).join('')).toBe(expected);
});
