import * as contract from '#contract/outbox.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { listLetters } from './queries.ts';

/** Demo mode only: shows what would have gone out to people. */
export function addOutboxRoutes(add: AddRoute, { db }: Deps): void {
  add(contract.listLetters, async () => ({ data: await listLetters(db) }));
}
