import { weekCells } from './week.ts';

/** Everything chosen in the address but the page, the station of the path among it: `{ child_ages: ['baby'], pay_from: '400' }`. */
export type Filters = Readonly<Record<string, string | readonly string[]>>;

/** As much as the server takes. */
export const wordsAtMost = 200;

/**
 * Set to `yes`, a card must have all chosen values of a question that takes several; else any of
 * them will do.
 */
export const allKey = (key: string): string => `${key}_all`;

/** Chosen values of a key, however the address spells them. */
export function chosenOf(filters: Filters, key: string): readonly string[] {
  const value = filters[key];
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}

const weekCellsKnown = new Set(weekCells);

/**
 * Whether some cards fit better than others: by words, or by several hours of the week, of which
 * one is enough. Elsewhere the newest are the best.
 */
export function offersBest(filters: Filters): boolean {
  const hours = Object.values(filters).some(
    (value) =>
      typeof value !== 'string' &&
      value.length > 1 &&
      value.every((one) => weekCellsKnown.has(one)),
  );
  return hours || (typeof filters['q'] === 'string' && filters['q'].trim() !== '');
}
