import { capitalize } from '#contract/russian.ts';
import { dealSeveral, dealTopics, type Phrase, type Source } from '#db/demo/phrases.ts';
import { between, chance, shuffled } from '#db/demo/random.ts';
import type { Nanny } from './nanny.ts';
import { approaches } from './phrases/approaches.ts';
import { backgrounds } from './phrases/background.ts';
import { closings, families, limits, openings, places, times } from './phrases/practical.ts';
import { skills } from './phrases/skills.ts';

type Paragraph = (source: Source, nanny: Nanny) => string[];

/** Her story in her own words: a few sentences from some, a page from others. */
export function tellAbout(source: Source, nanny: Nanny): string {
  const { random } = source;
  const length = between(random, 0, 3);
  const greets = chance(random, 0.45);
  const [who, how, when] = [introduction(length, greets), ways(length), practice(length)].map(
    (paragraph) => paragraph(source, nanny).map(capitalize).join(' '),
  );
  const order = greets || chance(random, 0.75) ? [who, how, when] : [how, who, when];
  const divider = length > 1 && chance(random, 0.7) ? '\n\n' : ' ';
  return order.filter(Boolean).join(divider);
}

const dealt = ({ deal }: Source, pool: readonly Phrase<Nanny>[], nanny: Nanny, count = 1) =>
  dealSeveral(deal, pool, nanny, count);

const introduction =
  (length: number, greets: boolean): Paragraph =>
  (source, nanny) => [
    ...(greets ? dealt(source, openings, nanny) : []),
    ...dealt(source, backgrounds[nanny.career], nanny),
    ...(nanny.nannyYears > 0 && length > 0 ? dealt(source, families, nanny) : []),
  ];

const ways =
  (length: number): Paragraph =>
  (source, nanny) => {
    const { random } = source;
    const own = dealTopics(source, skills, nanny, between(random, length > 0 ? 1 : 0, 2));
    const views = dealTopics(source, approaches, nanny, between(random, 1, 1 + length));
    return shuffled(random, [...own, ...views]);
  };

const practice =
  (length: number): Paragraph =>
  (source, nanny) => [
    ...(chance(source.random, 0.75) ? dealt(source, times, nanny) : []),
    ...(length > 0 && nanny.mode !== 'live_in' && chance(source.random, 0.6)
      ? dealt(source, places, nanny)
      : []),
    ...(chance(source.random, 0.15 + 0.2 * length) ? dealt(source, limits, nanny) : []),
    ...(chance(source.random, 0.7) ? dealt(source, closings, nanny) : []),
  ];
