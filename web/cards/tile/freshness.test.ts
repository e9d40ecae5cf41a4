import { expect, test } from 'vitest';
import { freshnessOf } from './freshness.tsx';

const now = new Date('2026-05-04T20:30:00Z'); // 23:30 in Moscow

test.each([
  ['2026-05-04T00:00:00Z', 'сегодня'],
  ['2026-05-03T21:00:00Z', 'сегодня'],
  ['2026-05-03T20:59:00Z', 'вчера'],
  ['2026-05-02T12:00:00Z', '2 мая'],
  ['2025-05-03T12:00:00Z', '3 мая 2025'],
  ['2026-05-05T12:00:00Z', 'сегодня'],
])('%s is %s', (iso, said) => {
  expect(freshnessOf(iso, now)).toBe(said);
});
