import { expect, it } from 'vitest';
import { withoutContactsAndCodes } from './rules.ts';

it.each([
  ['550 <Anna.P@example.com>: no such user', '550 … no such user'],
  ['wrong number +79110000777', 'wrong number …'],
  ['first\r\nsecond\0 line', 'first second line'],
  ['421 4.7.0 try again', '421 4.7.0 try again'],
])('the words %j are kept as %j', (words, kept) => {
  expect(withoutContactsAndCodes(words)).toBe(kept);
});

it('long words are cut', () => {
  expect(withoutContactsAndCodes('слово '.repeat(1000))).toHaveLength(200);
});
