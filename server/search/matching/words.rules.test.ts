import { expect, it } from 'vitest';
import { dropRepeats } from './words.rules.ts';

it.each([
  ["'a'", "'a'"],
  ["'a' | 'b' | 'a' | 'a':*", "'a' | 'b' | 'a':*"],
  ["( 'a' | 'b' | 'a' ) & !( 'c' | 'c' )", "( 'a' | 'b' ) & !( 'c' )"],
  ["'a' & 'b' | 'b' & 'a'", "'a' & 'b' | 'b' & 'a'"],
  ["'a' | 'a' & 'b'", "'a' | 'a' & 'b'"],
  ["'it''s' | 'it''s'", "'it''s'"],
])('%s means %s', (question, short) => {
  expect(dropRepeats(question)).toBe(short);
});
