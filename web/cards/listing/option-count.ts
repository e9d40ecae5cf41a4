import type { OptionCounts } from '#contract/cards.ts';
import { formatNumber } from '#contract/russian.ts';

/**
 * How many cards a choice would leave, as it stands beside it: «128», of an estimate «≈ 1 200».
 * Empty: not known; an estimate may have missed a rare one.
 */
export function optionCountText(counts: OptionCounts | null, key: string, value: string): string {
  if (!counts) return '';
  const count = counts.data[key]?.[value] ?? 0;
  if (counts.is_exact) return formatNumber(count);
  return count === 0 ? '' : `≈\u00a0${formatNumber(rounded(count))}`;
}

/** Nobody would be left; it can be chosen all the same. */
export function isEmptyOption(counts: OptionCounts | null, key: string, value: string): boolean {
  return counts !== null && counts.is_exact && !counts.data[key]?.[value];
}

/** Two digits of an estimate are worth saying. */
function rounded(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1);
  return Math.round(count / unit) * unit;
}
