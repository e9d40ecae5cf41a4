import { expect, it } from 'vitest';
import { fromMoscowField, toMoscowField } from './moscow-time.ts';

it('goes there and back by the clock of Moscow', () => {
  expect(toMoscowField('2026-11-24T06:00:00.000Z')).toBe('2026-11-24T09:00');
  expect(fromMoscowField('2026-11-24T09:00')).toBe('2026-11-24T06:00:00.000Z');
});

it('is no moment while the field is empty or half typed', () => {
  expect(toMoscowField(null)).toBe('');
  expect(fromMoscowField('')).toBeNull();
  expect(fromMoscowField('2026-11')).toBeNull();
});
