import { listNamedCards } from '#contract/named-cards.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { namedCards } from './by-slug.queries.ts';

export function addNamedCardsRoutes(add: AddRoute, { db }: Deps): void {
  add(listNamedCards, async ({ viewer, query }) => ({
    data: await namedCards(db, viewer, query.slug),
  }));
}
