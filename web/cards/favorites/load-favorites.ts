import { listFavorites } from '#contract/favorites.ts';
import type { Api } from '#web/lib/api/api.ts';

export async function loadFavorites(api: Api) {
  const { data, meta } = await api.call(listFavorites);
  return { cards: data, hidden: meta.hidden };
}
