import type { SearchQuery } from '#contract/card-search.ts';
import type { CardKind } from '#contract/categories.ts';
import type { SavedQuery } from '#contract/saved-searches.ts';
import { formatQuery } from '#contract/query-string.ts';
import { type Askable, knownFilters } from '#contract/known-filters.ts';
import type { Filters } from '#contract/search-filters.ts';

/**
 * What a search asks for in one spelling only, so that the same search is the same text. What names
 * no question, and the order and page of the list, are left out.
 */
export function savedQueryOf(query: SearchQuery, askable: Askable): SavedQuery {
  const { city, category } = query;
  const { sort: _, ...filters } = knownFilters(asTexts(query), askable);
  const sorted = Object.entries(filters).map(
    ([key, value]) => [key, typeof value === 'string' ? value : value.toSorted()] as const,
  );
  return { ...(city && { city }), ...(category && { category }), ...Object.fromEntries(sorted) };
}

/** The contract has made numbers of sums. */
function asTexts(query: SearchQuery): Filters {
  return Object.fromEntries(
    Object.entries(query).map(([key, value]) => [
      key,
      typeof value === 'number' ? String(value) : (value as string | string[]),
    ]),
  );
}

/** Whether kind, city and category say it all. */
export function isArea(query: SavedQuery): boolean {
  return Object.keys(query).every((key) => key === 'city' || key === 'category');
}

/** Address of the listing: `/resumes/kazan/nyanya?live_in[]=living_in`. */
export function pathOf(kind: CardKind, { city, category, ...rest }: SavedQuery): string {
  const area = [kind === 'resume' ? 'resumes' : 'vacancies', city, category].filter(Boolean);
  return `/${area.join('/')}${formatQuery(rest)}`;
}
