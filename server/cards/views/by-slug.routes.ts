import { listCardsBySlug } from '#contract/cards-by-slug.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { cardsBySlug } from './by-slug.queries.ts';

export function addCardsBySlugRoutes(add: AddRoute): void {
  add(listCardsBySlug, async ({ viewer, query }, { db }) => ({
    data: await cardsBySlug(db, viewer, query.slug),
  }));
}
