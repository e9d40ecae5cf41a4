import { cardCalls } from '#contract/card-calls.ts';
import type { SearchAnswer, SearchQuery } from '#contract/card-search.ts';
import type { CardTile } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import type { Api } from '#web/lib/api/api.ts';
import type { Filters } from '#contract/search-filters.ts';

export type Results = Omit<SearchAnswer, 'data'> & { cards: CardTile[] };

/** Where to search. */
export interface Scope {
  kind: CardKind;
  city: { slug: string } | null;
  category: { slug: string } | null;
}

export async function findCards(
  api: Api,
  scope: Scope,
  filters: Filters,
  page = 1,
  signal?: AbortSignal,
): Promise<Results> {
  const query = { ...searchQueryOf(scope, filters), ...(page > 1 && { page }) };
  const { data, ...found } = await api.call(
    cardCalls[scope.kind].search,
    { query },
    signal && { signal },
  );
  return { cards: data, ...found };
}

export function searchQueryOf({ city, category }: Scope, filters: Filters): SearchQuery {
  return {
    ...filters,
    ...(city && { city: city.slug }),
    ...(category && { category: category.slug }),
  };
}
