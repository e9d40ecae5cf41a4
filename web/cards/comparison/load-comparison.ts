import { compareFavorites } from '#contract/favorites.ts';
import type { Api } from '#web/lib/api/api.ts';

export async function loadComparison(api: Api, slug: string[]) {
  if (slug.length === 0) return { cards: [] };
  const { data } = await api.call(compareFavorites, { query: { slug } });
  return { cards: data };
}
