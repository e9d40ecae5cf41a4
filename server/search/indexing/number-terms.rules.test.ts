import { assert, constantFrom, nat, oneof, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberTerms, termsBetween } from './number-terms.rules.ts';

describe('the scale of numbers', () => {
  it('names a number by its step and by those around it', () => {
    expect(numberTerms({ n: 15 })).toEqual(['n:64.0', 'n:16.0', 'n:4.3', 'n:1.15']);
    const ends = numberTerms({ hours: { from: 40, to: null } });
    expect(ends).toContain('hours.from:1.24');
    expect(ends).toContain('hours.to:1.161');
  });

  it('leads to every number between the bounds, by few terms', () => {
    const number = oneof(nat(200), nat(1_000_000_000), constantFrom(0, 19, 20, 99, 100));
    assert(
      property(number, number, number, (a, b, c) => {
        const [low = 0, between = 0, high = 0] = [a, b, c].toSorted((x, y) => x - y);
        const own = numberTerms({ n: between });
        for (const [from, to] of [
          [low, high],
          [low, null],
          [null, high],
        ] as const) {
          const terms = termsBetween('n', from, to);
          expect(terms.some((term) => own.includes(term))).toBe(true);
          expect(terms.length).toBeLessThanOrEqual(20);
        }
      }),
    );
  });

  it('leaves out what lies a step away', () => {
    expect(termsBetween('n', 3, 5)).toEqual(['n:1.3', 'n:1.4', 'n:1.5']);
    const wide = ['n:16.1', 'n:16.2', 'n:16.3', 'n:64.1', 'n:64.2', 'n:64.3'];
    expect(termsBetween('n', 16, null)).toEqual(wide);
    expect(termsBetween('n', 10, 4)).toEqual([]);
  });
});
