import type { CardKind } from '#contract/categories.ts';
import type { Draft } from '#contract/drafts.ts';
import { carer } from '../content/categories.ts';
import { type Locality, localities } from './localities.ts';
import { chance, pickByWeight, type Random } from './random.ts';
import type { Trade } from './trade.ts';
import { trades } from './trades.ts';

/** What the next card shall be. */
export interface Planned {
  trade: Trade;
  kind: CardKind;
  locality: Locality;
  /** What it must say beside. */
  fits?: (draft: Draft) => boolean;
}

/** Resumes among all cards. */
const resumeShare = 0.6;
/** Cities in which every category has cards of both kinds. */
const completeCities = 10;

/**
 * First what must be there however few cards are made, then chance by the weights of trades and
 * cities.
 */
export function* planCards(
  random: Random,
  count: number,
  kinds: readonly CardKind[] = ['resume', 'vacancy'],
): Generator<Planned> {
  const sure = [...nightCarers(), ...firstOfEach(kinds)].filter(({ kind }) => kinds.includes(kind));
  yield* sure.slice(0, count);
  for (let at = sure.length; at < count; at += 1) {
    yield {
      trade: pickByWeight(random, trades),
      kind: kinds.length > 1 && !chance(random, resumeShare) ? 'vacancy' : kinds[0]!,
      locality: pickByWeight(random, localities),
    };
  }
}

/** The rarest help is to be found in every city: a carer who lives in, for dementia, at weekends. */
function* nightCarers(): Generator<Planned> {
  const trade = trades.find(({ category }) => category === carer.slug);
  if (!trade) return;
  for (const locality of localities) yield { trade, kind: 'resume', locality, fits: isNightCarer };
}

export function isNightCarer({ answers }: Draft): boolean {
  const says = (key: string, value: string) => {
    const answer = answers[key];
    return Array.isArray(answer) && answer.includes(value);
  };
  const weekends = says('schedule', 'sat_night') && says('schedule', 'sun_night');
  return says('conditions', 'dementia') && weekends && says('live_in', 'living_in');
}

function* firstOfEach(kinds: readonly CardKind[]): Generator<Planned> {
  for (const locality of localities.slice(0, completeCities)) {
    for (const trade of trades) {
      for (const kind of kinds) {
        yield { trade, kind, locality };
        yield { trade, kind, locality };
      }
    }
  }
}
