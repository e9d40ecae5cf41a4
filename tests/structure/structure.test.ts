import { describe, expect, it } from 'vitest';
import { findRoomCycle, serverRoom, webFolder, webRoom } from './rooms.ts';
import { rules } from './rules.ts';
import { isTest, readSources, toSource } from './source.ts';

const sources = readSources(['contract', 'server', 'web']);

describe.each(rules)('$name', ({ faults, broken }) => {
  it('holds everywhere', () => {
    const found = sources.flatMap((source) => faults(source).map((fault) => [source.path, fault]));
    expect(found).toEqual([]);
  });

  it('can fail', () => {
    expect(faults(toSource(broken.path, broken.text))).not.toEqual([]);
  });
});

// A test may set its scene with any room.
const product = sources.filter((source) => !isTest(source));

describe('rooms form no cycle', () => {
  it('on the server', () => {
    expect(findRoomCycle(product, serverRoom)).toBeNull();
  });

  it('in the pages', () => {
    expect(findRoomCycle(product, webRoom)).toBeNull();
  });

  it('in the folders of the pages', () => {
    const made = sources.filter((source) => !isTest(source));
    expect(findRoomCycle(made, webFolder)).toBeNull();
  });

  it('can fail', () => {
    const circle = [
      toSource('server/a/queries.ts', "import { x } from '#server/b/queries.ts';"),
      toSource('server/b/queries.ts', "import { y } from '#server/a/queries.ts';"),
    ];
    expect(findRoomCycle(circle, serverRoom)).toEqual(['a', 'b', 'a']);
  });
});

describe('files stay small', () => {
  const lengths = product.map(({ text }) => text.split('\n').length).toSorted((a, b) => a - b);
  const share = (part: number) => lengths[Math.ceil(lengths.length * part) - 1];

  it('half of them have at most 60 lines', () => {
    expect(share(0.5)).toBeLessThanOrEqual(60);
  });

  it('19 of 20 have at most 250 lines', () => {
    expect(share(0.95)).toBeLessThanOrEqual(250);
  });
});
