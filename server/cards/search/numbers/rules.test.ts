import { assert, constantFrom, nat, oneof, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberTerms, termsBetween } from './rules.ts';

describe('the scale of numbers', () => {
  it('names a number by its step', () => {
    const terms = numberTerms({ experience: 15, area: 137, hours: { from: 40, to: null } });
    expect(terms).toEqual(['experience:15', 'area:100', 'hours.from:40', 'hours.to:950000000']);
  });

  it('never hides a number that lies between the bounds', () => {
    const number = oneof(nat(200), nat(1_000_000_000), constantFrom(19, 20, 99, 100));
    assert(
      property(number, number, number, (a, b, c) => {
        const [low = 0, between = 0, high = 0] = [a, b, c].toSorted((x, y) => x - y);
        const [term = ''] = numberTerms({ n: between });
        expect(termsBetween('n', low, high)).toContain(term);
        expect(termsBetween('n', low, null)).toContain(term);
        expect(termsBetween('n', null, high)).toContain(term);
      }),
    );
  });

  it('leaves out what lies a step away', () => {
    expect(termsBetween('n', 3, 5)).toEqual(['n:3', 'n:4', 'n:5']);
    expect(termsBetween('n', 10, 4)).toEqual([]);
    expect(termsBetween('n', null, -1)).toEqual(['n:0']);
  });
});
