import { expect, it } from 'vitest';
import { toKopecks, toRubles } from './money.ts';

it('goes there and back without a loss', () => {
  for (const rubles of [null, 0, 1, 350, 85_000, 9_999_999]) {
    expect(toRubles(toKopecks(rubles))).toBe(rubles);
  }
});

it('never makes a part of a kopeck', () => {
  expect(toKopecks(19.99)).toBe(1999);
  expect(toKopecks(0.1 + 0.2)).toBe(30);
});
