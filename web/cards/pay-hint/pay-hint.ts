import type { PayHint } from '#contract/card-search.ts';
import type { CardPage } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { paySum, payUnitNames, roundedPay } from '#contract/pay.ts';
import { countOf } from '#contract/russian.ts';

/** After «из»: «из 21 анкеты», «из 25 анкет». */
const ofCards: Record<CardKind, readonly [string, string, string]> = {
  resume: ['анкеты', 'анкет', 'анкет'],
  vacancy: ['вакансии', 'вакансий', 'вакансий'],
};
const verbs: Record<CardKind, string> = { resume: 'просят', vacancy: 'платят' };

/** What is usual for the unit of the card; for a card without pay, for the unit of most cards. */
export function hintFor({ pay }: Pick<CardPage, 'pay'>, hints: PayHint[]): PayHint | null {
  if (pay) return hints.find(({ unit }) => unit === pay.unit) ?? null;
  return hints.toSorted((a, b) => b.count - a.count)[0] ?? null;
}

/** «Обычно в Казани платят 350–450 ₽ в час» */
export function hintText({ kind, city }: CardPage, hint: PayHint): string {
  return `Обычно ${city.prepositional} ${verbs[kind]} ${hintSum(hint)}`;
}

/** «350–450 ₽ в час» */
export const hintSum = (hint: PayHint): string => `${hintRange(hint)} ${payUnitNames[hint.unit]}`;

/** «350–450 ₽», where the unit stands beside it. */
export function hintRange({ low_kopecks, high_kopecks, unit }: PayHint): string {
  return paySum({
    from_kopecks: roundedPay(low_kopecks, unit),
    to_kopecks: roundedPay(high_kopecks, unit),
    unit,
  }).replace('–', '\u2060–\u2060');
}

/** Where the numbers come from. */
export function hintSource(kind: CardKind, { count }: PayHint): string {
  return `Столько ${verbs[kind]} в\u00a0половине из\u00a0${countOf(count, ofCards[kind])}`;
}

/** In percent of the picture's width. */
interface HintPicture {
  low: number;
  median: number;
  high: number;
  /** The pay of the card itself. */
  own: number | null;
}

/** The usual range in the middle, with room for what is less usual; beyond it stands the edge. */
export function hintPicture({ pay }: Pick<CardPage, 'pay'>, hint: PayHint): HintPicture {
  const { low_kopecks: low, median_kopecks: median, high_kopecks: high } = hint;
  const room = Math.max(high - low, high * 0.1);
  const at = (sum: number) => {
    const part = (sum - (low - room)) / (high - low + 2 * room);
    return Math.round(Math.min(Math.max(part, 0.02), 0.98) * 1000) / 10;
  };
  const bounds = [pay?.from_kopecks, pay?.to_kopecks].filter((sum) => typeof sum === 'number');
  const own = bounds.length > 0 ? bounds.reduce((a, b) => a + b, 0) / bounds.length : null;
  return {
    low: at(low),
    median: at(median),
    high: at(high),
    own: own === null ? null : at(own),
  };
}
