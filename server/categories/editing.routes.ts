import { categoryEditingCalls as calls } from '#contract/category-editing.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { addCategory, orderCategories, saveCategory } from './editing.actions.ts';
import { listAllCategories, showCategory } from './editing.queries.ts';

export function addCategoryEditingRoutes(add: AddRoute): void {
  add(calls.list, async (_call, { db }) => ({ data: await listAllCategories(db) }));

  add(calls.show, async ({ params: { id } }, { db }) => showCategory(db, id));

  add(calls.add, async ({ viewer, body }, { db }) => addCategory(db, viewer, body));

  add(calls.save, async ({ viewer, params: { id }, body }, { db }) =>
    saveCategory(db, viewer, id, body),
  );

  add(calls.order, async ({ viewer, body: { ids } }, { db }) => {
    await orderCategories(db, viewer, ids);
    return { data: await listAllCategories(db) };
  });
}
