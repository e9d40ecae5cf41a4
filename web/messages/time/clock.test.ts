import { expect, it } from 'vitest';
import { clockOf, dayOf, dayWords, moscowZone, shortTime } from './clock.ts';

const now = Date.parse('2026-11-22T20:30:00Z');

it('tells the time where the reader is', () => {
  expect(clockOf('2026-11-22T11:05:00Z', moscowZone)).toBe('14:05');
  expect(clockOf('2026-11-22T11:05:00Z', 600)).toBe('21:05');
  expect(dayOf('2026-11-22T22:05:00Z', moscowZone)).toBe('2026-11-23');
});

it('names near days by words and far ones by date', () => {
  expect(dayWords('2026-11-22', now, moscowZone)).toBe('Сегодня');
  expect(dayWords('2026-11-21', now, moscowZone)).toBe('Вчера');
  expect(dayWords('2026-03-08', now, moscowZone)).toBe('8 марта');
  expect(dayWords('2025-03-08', now, moscowZone)).toBe('8 марта 2025');
});

it('is brief in a list', () => {
  expect(shortTime('2026-11-22T11:05:00Z', now, moscowZone)).toBe('14:05');
  expect(shortTime('2026-11-21T11:05:00Z', now, moscowZone)).toBe('вчера');
  expect(shortTime('2026-03-08T11:05:00Z', now, moscowZone)).toBe('08.03');
  expect(shortTime('2025-03-08T11:05:00Z', now, moscowZone)).toBe('08.03.25');
});
