/** Answers a number from 0 up to, but not including, 1. */
export type Random = () => number;

/** The mulberry32 generator: the same seed gives the same row of numbers everywhere. */
export function seeded(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const chance = (random: Random, share: number) => random() < share;

/** A whole number between the bounds, both included. */
export function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (Math.max(least, most) - least + 1));
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

export function pickByWeight<Item extends { weight: number }>(
  random: Random,
  items: readonly Item[],
): Item {
  let rest = random() * items.reduce((total, { weight }) => total + weight, 0);
  for (const item of items) {
    rest -= item.weight;
    if (rest < 0) return item;
  }
  return pick(random, items);
}

export function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = between(random, 0, last);
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}

/** Some of the items, in their own order. */
export function some<Item>(
  random: Random,
  items: readonly Item[],
  least: number,
  most = least,
): Item[] {
  const count = between(random, least, Math.min(most, items.length));
  const chosen = new Set(shuffled(random, items).slice(0, count));
  return items.filter((item) => chosen.has(item));
}
