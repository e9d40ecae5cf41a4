import { type Random, shuffled } from './random.ts';

/** Something to say, or what makes it of the facts; null when it does not fit them. */
export type Choice<Facts, Said> = Said | ((facts: Facts) => Said | null);

/** A sentence, or what makes one of the facts. */
export type Phrase<Facts> = Choice<Facts, string>;
export type Pool<Facts> = readonly Phrase<Facts>[];

/** Deals a fitting phrase of the pool; null when none fits. */
type Deal = <Facts, Said extends string | object>(
  pool: readonly Choice<Facts, Said>[],
  facts: Facts,
) => Said | null;

/** What a maker draws from. */
export interface Source {
  random: Random;
  deal: Deal;
}

/**
 * Deals each pool like a pack of cards: what was said goes to the bottom, so a phrase comes back
 * only after all the others that fit. A pool must therefore be made once, outside of the makers.
 */
export function createDealer(random: Random): Deal {
  const packs = new Map<unknown, number[]>();
  return (pool, facts) => {
    const pack = packs.get(pool) ?? shuffled(random, [...pool.keys()]);
    packs.set(pool, pack);
    for (const [at, index] of pack.entries()) {
      const choice = pool[index];
      const said = typeof choice === 'function' ? choice(facts) : choice;
      if (!said) continue;
      pack.splice(at, 1);
      pack.push(index);
      return said;
    }
    return null;
  };
}

/** Different phrases of one pool, as many as fit, up to `count`. */
export function dealSeveral<Facts>(
  deal: Deal,
  pool: Pool<Facts>,
  facts: Facts,
  count: number,
): string[] {
  const dealt = Array.from({ length: count }, () => deal(pool, facts));
  return [...new Set(dealt)].filter((text) => text !== null);
}

/** One phrase of each of `count` topics that fit; no topic twice. */
export function dealTopics<Facts>(
  { random, deal }: Source,
  topics: readonly Pool<Facts>[],
  facts: Facts,
  count: number,
): string[] {
  const texts: string[] = [];
  for (const topic of shuffled(random, topics)) {
    if (texts.length === count) break;
    const text = deal(topic, facts);
    if (text !== null) texts.push(text);
  }
  return texts;
}
