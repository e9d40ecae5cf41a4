import { countedAtMost } from '#contract/cards.ts';

/** An area with no more cards than this is looked through to its end. */
export const large = 16_000;
/** So many of the newest cards tell how frequent something is. */
export const firstWindow = 2000;
/** What is so rare that this would not do is rather looked up everywhere. */
const lastWindow = 32_000;
/** Cards are not spread evenly: rather some too many than to look once more. */
const reserve = 1.3;
/** Fewer than this tell too little of how many there are in all. */
export const enoughToEstimate = 250;
/** So few cards are sooner read one by one than looked up by their answers. */
export const readAtMost = 4000;

/** Among how many of the newest cards there may be enough, if not among all. Null: all are needed. */
export function chooseWindow(foundInFirst: number, enough: number): number | null {
  const times = (enough * reserve) / foundInFirst;
  const size = firstWindow * 2 ** Math.max(1, Math.ceil(Math.log2(times)));
  return size <= lastWindow ? size : null;
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
  const step = 10 ** Math.max(0, Math.floor(Math.log10(estimate)) - 1);
  return { total: Math.min(Math.round(estimate / step) * step, countedAtMost), isExact: false };
}
