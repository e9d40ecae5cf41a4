import * as contract from '#contract/rating.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { getRating } from './queries.ts';

export function addRatingRoutes(add: AddRoute, { db }: Deps): void {
  add(contract.getRating, async ({ viewer }) => ({ rating: await getRating(db, viewer.id) }));
}
