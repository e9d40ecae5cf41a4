import { describe, expect, it } from 'vitest';
import { liars, makeClaims } from './claims.ts';
import { commonContradictions } from './common.ts';
import { homeContradictions } from './homes.ts';
import { peopleContradictions } from './people.ts';

const claims = makeClaims(4000);
const all = [...commonContradictions, ...peopleContradictions, ...homeContradictions];

describe('no card contradicts itself', () => {
  it.each(all)('$what', (contradiction) => {
    const found = liars(claims, contradiction);
    expect(found.slice(0, 2).map(({ text, answers }) => ({ text, answers }))).toEqual([]);
  });
});
