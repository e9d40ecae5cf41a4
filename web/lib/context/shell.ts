import { countCards, listCategories } from '#contract/categories.ts';
import { listCities } from '#contract/places.ts';
import { getPublicConfig } from '#contract/public-config.ts';
import type { Api } from '../api/api.ts';

/** What every page knows from its start; asked for once, all at the same time. */
export async function loadShell(api: Api) {
  const [config, categories, count, cities] = await Promise.all([
    api.call(getPublicConfig),
    api.call(listCategories, { query: {} }),
    api.call(countCards),
    api.call(listCities, { query: { limit: 25 } }),
  ]);
  return {
    config,
    categories: categories.data,
    cardsCount: count.data,
    cities: cities.data.map(({ slug, name, prepositional }) => ({ slug, name, prepositional })),
  };
}

export type ShellData = Awaited<ReturnType<typeof loadShell>>;
