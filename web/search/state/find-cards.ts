import { cardCalls } from '#contract/card-calls.ts';
import type { Relaxed, SearchQuery } from '#contract/card-search.ts';
import type { CardTile } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import type { PageMeta } from '#contract/fields.ts';
import type { Api } from '#web/lib/api/api.ts';
import type { Filters } from './search-state.ts';

export interface Results {
  cards: CardTile[];
  meta: PageMeta;
  /** The words that were looked for, when those that were typed had slips in them. */
  mended: string | null;
  /** What was left out to find more; null: all was asked for. */
  relaxed: Relaxed | null;
  /** The city among the words, and all but its name. */
  city: { slug: string; words: string } | null;
}

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
