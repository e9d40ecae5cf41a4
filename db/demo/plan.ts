import type { CardKind } from '#contract/categories.ts';
import type { Draft } from '#contract/drafts.ts';
import { carer } from '../content/categories.ts';
import { isKnown, knownCards } from './known-cards.ts';
import { type Locality, localities } from './localities.ts';
import { chance, pickByWeight, type Random } from './random.ts';
import type { Trade } from './trade.ts';
import { trades as allTrades } from './trades.ts';

/** What the next card shall be. */
export interface Planned {
  trade: Trade;
  kind: CardKind;
  locality: Locality;
  /** Where in it; anywhere when left out. */
  place?: string | undefined;
  /** What it must say beside. */
  fits?: (draft: Draft) => boolean;
}

/** Resumes among all cards. */
const resumeShare = 0.6;
/** The cities of a million people and more: every category has cards of both kinds there. */
const completeCities = 16;

export interface PlanOptions {
  count: number;
  /** Both when left out. */
  kinds?: readonly CardKind[] | undefined;
  /** All when left out. */
  trades?: readonly Trade[] | undefined;
}

/**
 * First what must be there however few cards are made, then chance by the weights of trades and
 * cities.
 */
export function* planCards(
  random: Random,
  { count, kinds = ['resume', 'vacancy'], trades = allTrades }: PlanOptions,
): Generator<Planned> {
  const sure = [...nightCarers(), ...firstOfEach(), ...known()].filter(
    ({ kind, trade }) => kinds.includes(kind) && trades.includes(trade),
  );
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
  const trade = allTrades.find(({ category }) => category === carer.slug);
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

function* known(): Generator<Planned> {
  for (const card of knownCards) {
    const { category, kind, city, place } = card;
    const trade = allTrades.find((one) => one.category === category);
    const locality = localities.find(({ slug }) => slug === city);
    if (trade && locality) yield { trade, kind, locality, place, fits: isKnown(card) };
  }
}

function* firstOfEach(): Generator<Planned> {
  for (const locality of localities.slice(0, completeCities)) {
    for (const trade of allTrades) {
      yield { trade, kind: 'resume', locality };
      yield { trade, kind: 'resume', locality };
      yield { trade, kind: 'vacancy', locality };
    }
  }
}
