import { describe, expect, it } from 'vitest';
import { countedTotal, estimatedTotal, nextLook } from './newest.rules.ts';

describe('the next look', () => {
  const place = { hasWords: true, isEverywhere: false, size: 150_000 };

  it('reads on where little is missing', () => {
    const share = { found: 140, among: 500 };
    expect(nextLook(share, 150, place, 1000)).toEqual({ way: 'read', size: 1000 });
    expect(nextLook(share, 100, place)).toEqual({ way: 'read', size: 500 });
  });

  it('asks the index for what is rare, and for what nobody had', () => {
    expect(nextLook({ found: 3, among: 500 }, 150, place)).toEqual({ way: 'whole' });
    expect(nextLook({ found: 0, among: 500 }, 150, place)).toEqual({ way: 'whole' });
  });

  it('keeps to new cards where the whole country has too many', () => {
    const everywhere = { ...place, isEverywhere: true, size: 600_000 };
    const share = { found: 130, among: 4000 };
    expect(nextLook(share, 150, everywhere, 8000)).toEqual({ way: 'narrow', size: 8000 });
  });

  it('is at all of them once it would reach so far', () => {
    expect(nextLook({ found: 40, among: 500 }, 5000, { ...place, size: 20_000 })).toEqual({
      way: 'whole',
    });
  });
});

describe('totals', () => {
  it.each([
    [4321, 4300],
    [156, 160],
    [99, 99],
    [0, 0],
    [190_000, 10_000],
  ])('%i are about %i', (estimate, total) => {
    expect(estimatedTotal(estimate)).toEqual({ total, isExact: false });
  });

  it('are exact as far as anybody counts', () => {
    expect(countedTotal(10_000)).toEqual({ total: 10_000, isExact: true });
    expect(countedTotal(10_001)).toEqual({ total: 10_000, isExact: false });
  });
});
