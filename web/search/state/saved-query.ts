import type { SavedQuery } from '#contract/saved-searches.ts';
import { searchQueryOf, type Scope } from './find-cards.ts';
import type { Filters } from '#contract/search-filters.ts';

/** What is worth keeping of a listing: everything but its order. */
export function savedQueryOf(listing: Scope & { filters: Filters }): SavedQuery {
  const { sort: _, ...filters } = listing.filters;
  return searchQueryOf(listing, filters) as SavedQuery;
}
