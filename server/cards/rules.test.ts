import { describe, expect, it } from 'vitest';
import { checkVersion, newCode } from './rules.ts';

describe('the version', () => {
  it('is the one that was seen, neither older nor newer', () => {
    const card = { kind: 'vacancy', version: 3 } as const;
    expect(() => checkVersion(card, 3)).not.toThrow();
    for (const seen of [2, 4]) expect(() => checkVersion(card, seen)).toThrow('Вакансия изменена');
  });
});

it('makes codes that nobody misreads', () => {
  const codes = Array.from({ length: 1000 }, newCode);
  expect(codes.filter((code) => !/^[2-9a-hjkmnp-z]{6}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBeGreaterThan(990);
});
