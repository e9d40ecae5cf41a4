import { expect, it } from 'vitest';
import type { Answers } from './attributes.ts';
import type { PayUnit } from './pay.ts';
import { guessPerHour, hoursPaid, payPerHour, perHourText } from './pay-per-hour.ts';

it.each<[PayUnit, Answers, number, boolean]>([
  ['hour', {}, 1, true],
  ['day', { hours_per_week: { from: 20, to: 20 } }, 8, false],
  ['shift', {}, 12, false],
  ['shift', { shift_rhythm: ['day_three'] }, 24, true],
  ['shift', { shift_rhythm: ['day_three', 'two_two'] }, 12, false],
  ['month', {}, 168, false],
  ['month', { employment: ['full_day', 'hourly'] }, 168, true],
  ['month', { employment: ['hourly'] }, 168, false],
  ['month', { hours_per_week: { from: 10, to: 20 }, employment: ['full_day'] }, 65, true],
  ['month', { hours_per_week: { from: null, to: 12 } }, 52, true],
  ['month', { hours_per_week: { from: null, to: null } }, 168, false],
  ['lesson', {}, 1, false],
  ['lesson', { lesson_length: ['hour', 'two_hours'] }, 1.5, true],
  ['lesson', { lesson_length: ['unknown'] }, 1, false],
])('%s with %j is %d hours', (unit, answers, hours, isKnown) => {
  expect(hoursPaid(unit, answers)).toEqual({ hours, isKnown });
});

it('says pay by the hour only where the card tells how long the work is', () => {
  const pay = { from_kopecks: 6_000_000, to_kopecks: null, unit: 'month' } as const;
  const known = payPerHour(pay, { employment: ['full_day'] });
  expect(perHourText(known ?? 0).replaceAll('\u00a0', ' ')).toBe('≈ 360 ₽ в час');
  expect(payPerHour(pay, {})).toBeNull();
  expect(payPerHour({ ...pay, unit: 'hour' }, {})).toBeNull();
  expect(payPerHour({ ...pay, from_kopecks: null }, { employment: ['full_day'] })).toBeNull();
  expect(payPerHour(null, {})).toBeNull();
});

it('reads a sum without a unit by its size', () => {
  expect([350, 4000, 84_000].map(guessPerHour)).toEqual([350, 500, 500]);
});
