import type { SearchQuery } from '#contract/card-search.ts';
import { areaPath } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import type { SavedQuery } from '#contract/saved-searches.ts';
import { formatQuery } from '#contract/query-string.ts';
import { type Askable, knownFilters, savedQueryOf } from '#contract/known-filters.ts';
import type { Filters } from '#contract/search-filters.ts';

/** What names no question is left out, and so is the page of the list. */
export const keptOf = (query: SearchQuery, askable: Askable): SavedQuery =>
  savedQueryOf(query, knownFilters(asTexts(query), askable));

const asTexts = (query: SearchQuery): Filters =>
  Object.fromEntries(Object.entries(query).map(([key, value]) => [key, asText(value)]));

/** The contract has made numbers of sums. What no address can say asks for nothing. */
function asText(value: unknown): string | string[] {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Whether kind, city and category say it all. */
export function isArea(query: SavedQuery): boolean {
  return Object.keys(query).every((key) => key === 'city' || key === 'category');
}

/** Address of the listing: `/resumes/kazan/nyanya?live_in[]=living_in`. */
export function pathOf(kind: CardKind, { city, category, ...rest }: SavedQuery): string {
  return areaPath(kind, ...[city, category].flat()) + formatQuery(rest);
}
