import { cardCalls, type CardTile } from '#contract/cards.ts';
import type { PageMeta } from '#contract/fields.ts';
import type { Api } from '#web/lib/api.ts';
import type { Place } from './place.ts';
import type { Filters } from './search-state.ts';

export interface Results {
  cards: CardTile[];
  meta: PageMeta;
}

export async function findCards(
  api: Api,
  place: Pick<Place, 'kind'> & { city: { slug: string } | null; category: { slug: string } | null },
  filters: Filters,
  page = 1,
  signal?: AbortSignal,
): Promise<Results> {
  const { city, category, kind } = place;
  const query = {
    ...filters,
    ...(city && { city: city.slug }),
    ...(category && { category: category.slug }),
    ...(page > 1 && { page }),
  };
  const { data, meta } = await api.call(cardCalls[kind].search, { query }, signal && { signal });
  return { cards: data, meta };
}
