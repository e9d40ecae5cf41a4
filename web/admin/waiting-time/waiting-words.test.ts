import { expect, it } from 'vitest';
import { waitingWords } from './waiting-words.ts';

const now = Date.parse('2026-11-22T12:00:00.000Z');

it.each([
  ['2026-11-22T11:59:30.000Z', 'меньше минуты'],
  // The clock of the device is behind.
  ['2026-11-22T12:05:00.000Z', 'меньше минуты'],
  ['2026-11-22T11:48:00.000Z', '12\u00a0мин'],
  ['2026-11-22T07:00:00.000Z', '5\u00a0ч'],
  ['2026-11-21T01:00:00.000Z', '35\u00a0ч'],
  ['2026-11-20T01:00:00.000Z', '2\u00a0дня'],
  ['2026-11-01T12:00:00.000Z', '21\u00a0день'],
])('%s has waited %s', (iso, words) => {
  expect(waitingWords(iso, now)).toBe(words);
});
