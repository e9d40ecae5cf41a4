import { expect, it } from 'vitest';
import { lastSeenDate, lastSeenText } from './last-seen-words.ts';

// It is the 23rd in Moscow already.
const now = new Date('2026-11-22T22:00:00Z');

it.each([
  ['2026-11-23', 'был(а) сегодня'],
  ['2026-11-22', 'был(а) вчера'],
  ['2026-11-20', 'был(а) 3 дня назад'],
  ['2026-11-09', 'был(а) 14 дней назад'],
  ['2026-11-08', 'был(а) давно'],
  [null, 'был(а) давно'],
])('%s: %s', (on, words) => {
  expect(lastSeenText(on, now).replaceAll('\u00a0', ' ')).toBe(words);
});

it('names the day where it is not known which day it is', () => {
  expect(lastSeenDate('2026-11-22')).toBe('был(а) 22 ноября');
  expect(lastSeenDate(null)).toBe('был(а) давно');
});
