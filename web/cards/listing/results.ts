import { cardCalls, type CardTile, type SearchQuery } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import type { PageMeta } from '#contract/fields.ts';
import type { Api } from '#web/lib/api.ts';
import type { Filters } from './search-state.ts';

export interface Results {
  cards: CardTile[];
  meta: PageMeta;
  /** The words that were looked for, when those that were typed had slips in them. */
  mended: string | null;
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
  const { data, meta, mended } = await api.call(
    cardCalls[scope.kind].search,
    { query },
    signal && { signal },
  );
  return { cards: data, meta, mended };
}

export function searchQueryOf({ city, category }: Scope, filters: Filters): SearchQuery {
  return {
    ...filters,
    ...(city && { city: city.slug }),
    ...(category && { category: category.slug }),
  };
}
