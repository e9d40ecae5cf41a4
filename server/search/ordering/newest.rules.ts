import { countedAtMost } from '#contract/card-search.ts';

/**
 * How an area is looked through: the newest cards of it `read` one by one, or those of all times
 * that the index has by what is asked for (`whole`), or of them only the new ones (`narrow`).
 */
export type Look = { way: 'read' | 'narrow'; size: number } | { way: 'whole' };

/** An area with no more cards than this is looked through to its end. */
export const large = 16_000;
/** The same where only a sample is wanted, and how many there are about. */
export const largeForSample = 4000;
/** Fewer cards than this are looked up rather than met on the way from the newest on. */
export const rare = 1000;
/** Cards are not spread evenly: rather some too many than to look once more. */
const reserve = 1.3;
/** Where windows begin is remembered by their size. */
const step = 500;
/** Fewer than this tell too little of how many there are in all. */
export const enoughToEstimate = 100;

export interface SearchArea {
  hasWords: boolean;
  /** Neither city nor category: the new cards of the whole table are those of the area. */
  isEverywhere: boolean;
  size: number;
}

/**
 * So many of the newest cards tell how frequent something is. Reading their texts takes time, and
 * the index knows which cards are new in the whole country, but not where.
 */
export function firstLook({ hasWords, isEverywhere }: SearchArea): Look & { size: number } {
  if (!hasWords) return { way: 'read', size: 1000 };
  return isEverywhere ? { way: 'narrow', size: 4000 } : { way: 'read', size: 500 };
}

/** Microseconds, as measured with a million cards: to ask the index, and for each card. */
const costs = { index: 5000, found: 2, new: 0.8, read: 1.5, readWithText: 7.5 };

/** How many were found among so many of the newest. */
export interface Share {
  found: number;
  among: number;
  /** All were found, and no more than anybody counts: every page tells the exact number. */
  isCounted?: boolean;
}

/** Of two the one that more cards stand for. */
export const surer = (one: Share | undefined, other: Share): Share =>
  one && one.found > other.found ? one : other;

/** The cheapest look that finds enough, as far as an earlier one tells: of `atLeast` so many. */
export function nextLook(
  { found, among }: Share,
  enough: number,
  place: SearchArea,
  atLeast = 0,
): Look {
  const wanted = (among * enough * reserve) / found;
  const size = Math.max(atLeast, Math.ceil(wanted / step) * step);
  if (size >= place.size) return { way: 'whole' };
  const whole = costs.index + costs.found * place.size * (found / among);
  const read = size * (place.hasWords ? costs.readWithText : costs.read);
  const narrow = place.isEverywhere ? costs.index + costs.new * size : Infinity;
  const cheapest = Math.min(whole, read, narrow);
  if (cheapest === whole) return { way: 'whole' };
  return { way: cheapest === read ? 'read' : 'narrow', size };
}

export interface Total {
  /** Counted, or estimated, and no more than anybody counts. */
  total: number;
  isExact: boolean;
}

export function countedTotal(counted: number): Total {
  return { total: Math.min(counted, countedAtMost), isExact: counted <= countedAtMost };
}

/** An estimate pretends no more than it knows: 4321 are about 4300. */
export function estimatedTotal(estimate: number): Total {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(estimate)) - 1);
  return { total: Math.min(Math.round(estimate / unit) * unit, countedAtMost), isExact: false };
}
