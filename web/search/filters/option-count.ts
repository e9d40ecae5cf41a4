import type { OptionCounts } from '#contract/card-search.ts';
import { formatNumber } from '#contract/russian.ts';

/**
 * How many cards a choice would leave, as it stands beside it: «128», of an estimate «≈ 1 200».
 * An empty text: not known; an estimate may have missed a rare one. What leaves nobody can be
 * chosen all the same.
 */
export function optionCount(
  counts: OptionCounts | null,
  key: string,
  value: string,
): { count: string; isEmpty: boolean } {
  if (!counts) return { count: '', isEmpty: false };
  const count = counts.data[key]?.[value] ?? 0;
  if (!counts.estimated.includes(key)) return { count: formatNumber(count), isEmpty: count === 0 };
  const estimate = count === 0 ? '' : `≈\u00a0${formatNumber(rounded(count))}`;
  return { count: estimate, isEmpty: false };
}

/** Two digits of an estimate are worth saying. */
function rounded(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1);
  return Math.round(count / unit) * unit;
}
