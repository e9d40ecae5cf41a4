import { capitalize } from '#contract/russian.ts';
import { dealSeveral, dealTopics, type Pool, type Source } from './phrases.ts';
import { between, chance } from './random.ts';

interface Dealt {
  /** How likely it is said at all; 1 when left out. */
  share?: number;
  /** How many sentences, least and most; one when left out. */
  count?: readonly [least: number, most: number];
}

/** Sentences of one pool, or one sentence of each of several topics. */
export type Part<Facts> = Dealt & ({ pool: Pool<Facts> } | { topics: readonly Pool<Facts>[] });

/** What somebody writes: paragraphs of parts, run together when there is little to say. */
export function tell<Facts>(
  source: Source,
  facts: Facts,
  paragraphs: readonly (readonly Part<Facts>[])[],
): string {
  const said = new Set<string>();
  const written = paragraphs.map((parts) => {
    const sentences = parts
      .flatMap((part) => saidOf(source, facts, part))
      .filter((sentence) => !said.has(sentence));
    for (const sentence of sentences) said.add(sentence);
    return sentences.map(capitalize).join(' ');
  });
  const length = written.reduce((total, { length }) => total + length, 0);
  const divider = length > 300 && chance(source.random, 0.7) ? '\n\n' : ' ';
  return written.filter(Boolean).join(divider);
}

function saidOf<Facts>(source: Source, facts: Facts, part: Part<Facts>): string[] {
  const { share = 1, count = [1, 1] } = part;
  if (!chance(source.random, share)) return [];
  const wanted = between(source.random, ...count);
  return 'pool' in part
    ? dealSeveral(source.deal, part.pool, facts, wanted)
    : dealTopics(source, part.topics, facts, wanted);
}
