import { capitalize } from '#contract/russian.ts';
import { dealSeveral, dealTopics, type Phrase, type Source } from '#db/demo/phrases.ts';
import { between, chance } from '#db/demo/random.ts';
import type { Family } from './family.ts';
import * as phrases from './phrases.ts';

/** What the family writes: who the children are, what is to be done, what is offered. */
export function tellAbout(source: Source, family: Family): string {
  const { random, deal } = source;
  const length = between(random, 0, 3);
  const say = (pool: readonly Phrase<Family>[], share = 1, count = 1) =>
    chance(random, share) ? dealSeveral(deal, pool, family, count) : [];
  const paragraphs = [
    [
      ...say(phrases.openings, 0.6),
      ...say(phrases.children),
      ...say(phrases.features),
      ...say(phrases.needs[family.need]),
    ],
    [
      ...dealTopics(source, phrases.tasks, family, between(random, 1, 1 + length)),
      ...say(phrases.wishes, 0.85, between(random, 1, 1 + Math.floor(length / 2))),
    ],
    [...say(phrases.conditions, 0.2 + 0.2 * length), ...say(phrases.closings, 0.75)],
  ];
  const divider = length > 1 && chance(random, 0.6) ? '\n\n' : ' ';
  return paragraphs
    .map((sentences) => sentences.map(capitalize).join(' '))
    .filter(Boolean)
    .join(divider);
}
