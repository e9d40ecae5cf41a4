import * as contract from '#contract/rating.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { getRating } from './queries.ts';

export function addRatingRoutes(add: AddRoute): void {
  add(contract.getRating, async ({ viewer }, { db }) => ({
    rating: await getRating(db, viewer.id),
  }));
}
