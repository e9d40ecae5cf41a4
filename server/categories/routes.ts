import * as categories from '#contract/categories.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { addCategoryEditingRoutes } from './editing.routes.ts';
import { countCards, findArea, getCategory, listCategories, listDefinitions } from './queries.ts';
import { addQuestionEditingRoutes } from './questions.routes.ts';

export function addCategoriesRoutes(add: AddRoute): void {
  add(categories.listCategories, async ({ query: { city }, cacheBy }, { db }) => {
    cacheBy('categories', 'cards');
    return { data: await listCategories(db, city) };
  });

  add(categories.findArea, async ({ params: { area }, cacheBy }, { db }) => {
    cacheBy('categories', 'cities');
    return { data: await findArea(db, area) };
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

  addCategoryEditingRoutes(add);
  addQuestionEditingRoutes(add);
}
