import { expect, it } from 'vitest';
import { moscowZone } from './clock.ts';
import { seenWords } from './seen-words.ts';

const now = Date.parse('2026-11-22T20:30:00Z');

it.each([
  ['2026-11-22T11:05:00Z', 'был(а) в 14:05'],
  ['2026-11-21T11:05:00Z', 'был(а) вчера в 14:05'],
  ['2026-11-08T11:05:00Z', 'был(а) 8 ноября'],
  ['2026-10-08T11:05:00Z', 'был(а) давно'],
])('%s: %s', (at, words) => {
  expect(seenWords(at, now, moscowZone)).toBe(words);
});
