import { expect, it } from 'vitest';
import { lastSeenText } from './last-seen.rules.ts';

// It is the 23rd in Moscow already.
const now = new Date('2026-11-22T22:00:00Z');

it.each([
  ['2026-11-22T21:30:00Z', 'был(а) сегодня'],
  ['2026-11-22T20:30:00Z', 'был(а) вчера'],
  ['2026-11-20T12:00:00Z', 'был(а) 3 дня назад'],
  ['2026-11-09T12:00:00Z', 'был(а) 14 дней назад'],
  ['2026-11-08T12:00:00Z', 'был(а) давно'],
])('%s: %s', (at, words) => {
  expect(lastSeenText(new Date(at), now).replaceAll('\u00a0', ' ')).toBe(words);
});

it('says of whom nothing is known that it was long ago', () => {
  expect(lastSeenText(null, now)).toBe('был(а) давно');
});
