import { listCardsBySlug } from '#contract/cards-by-slug.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { cardsBySlug } from './by-slug.queries.ts';

export function addCardsBySlugRoutes(add: AddRoute, { db }: Deps): void {
  add(listCardsBySlug, async ({ viewer, query }) => ({
    data: await cardsBySlug(db, viewer, query.slug),
  }));
}
