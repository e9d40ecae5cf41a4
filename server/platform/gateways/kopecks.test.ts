import { expect, it } from 'vitest';
import { readKopecks, spellKopecks } from './kopecks.ts';

it('spells every sum so that it reads the same', () => {
  for (const kopecks of [1, 10, 99, 100, 101, 149_000, 110_000_000, 2 ** 31]) {
    expect(readKopecks(spellKopecks(kopecks))).toBe(kopecks);
  }
  expect([spellKopecks(5), spellKopecks(149_000)]).toEqual(['0.05', '1490.00']);
});

it('takes nothing that is not a sum', () => {
  for (const text of ['', '1490', '1490.0', '1 490.00', '-1.00', '1e3.00', '1490,00', '1490.000']) {
    expect(readKopecks(text)).toBeNull();
  }
});
