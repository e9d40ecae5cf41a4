import { blockingCalls } from '#contract/blocking.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { blockPerson, unblockPerson } from './actions.ts';

export function addBlockingRoutes(add: AddRoute): void {
  add(blockingCalls.block, async ({ viewer, params, body }, { db }) => {
    await blockPerson(db, viewer, params.id, body.reason);
    return undefined;
  });

  add(blockingCalls.unblock, async ({ viewer, params }, { db }) => {
    await unblockPerson(db, viewer, params.id);
    return undefined;
  });
}
