import * as categories from '#contract/categories.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { countCards, getCategory, listCategories, listDefinitions } from './queries.ts';

export function addCategoriesRoutes(add: AddRoute): void {
  add(categories.listCategories, async ({ query: { city }, cacheBy }, { db }) => {
    cacheBy('categories', 'cards');
    return { data: await listCategories(db, city) };
  });

  add(categories.countCards, async ({ cacheBy }, { db }) => {
    cacheBy('cards');
    return { data: await countCards(db) };
  });

  add(categories.getCategoryForm, async ({ params, query: { kind }, cacheBy }, { db }) => {
    cacheBy('categories');
    const { id, category } = await getCategory(db, params.category);
    return { category, kind, definitions: await listDefinitions(db, id, kind) };
  });
}
