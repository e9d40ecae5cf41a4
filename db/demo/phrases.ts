import { type Random, shuffled } from './random.ts';

/** A sentence, or what makes one of the facts; null when it does not fit them. */
export type Phrase<Facts> = string | ((facts: Facts) => string | null);

/** Deals a fitting phrase of the pool; null when none fits. */
export type Deal = <Facts>(pool: readonly Phrase<Facts>[], facts: Facts) => string | null;

/**
 * Deals each pool like a pack of cards: what was said goes to the bottom, so a phrase comes back
 * only after all the others that fit.
 */
export function createDealer(random: Random): Deal {
  const packs = new Map<unknown, number[]>();
  return (pool, facts) => {
    const pack = packs.get(pool) ?? shuffled(random, [...pool.keys()]);
    packs.set(pool, pack);
    for (const [at, index] of pack.entries()) {
      const phrase = pool[index];
      const text = typeof phrase === 'function' ? phrase(facts) : phrase;
      if (!text) continue;
      pack.splice(at, 1);
      pack.push(index);
      return text;
    }
    return null;
  };
}

/** Different phrases of one pool, as many as fit, up to `count`. */
export function dealSeveral<Facts>(
  deal: Deal,
  pool: readonly Phrase<Facts>[],
  facts: Facts,
  count: number,
): string[] {
  const dealt = Array.from({ length: count }, () => deal(pool, facts));
  return [...new Set(dealt)].filter((text) => text !== null);
}

/** One phrase of each of `count` topics that fit; no topic twice. */
export function dealTopics<Facts>(
  { random, deal }: Source,
  topics: readonly (readonly Phrase<Facts>[])[],
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

/** What a maker draws from. */
export interface Source {
  random: Random;
  deal: Deal;
}
