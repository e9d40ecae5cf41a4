import * as contract from '#contract/fit.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { getFit } from './queries.ts';

export function addFitRoutes(add: AddRoute): void {
  add(contract.getFit, async ({ viewer, query }, { db }) => getFit(db, viewer, query));
}
