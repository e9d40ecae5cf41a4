import { peopleCalls } from '#contract/people.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { blockPerson, unblockPerson } from './actions.ts';

export function addPeopleRoutes(add: AddRoute): void {
  add(peopleCalls.block, async ({ viewer, params, body }, { db }) => {
    await blockPerson(db, viewer, params.id, body.reason);
    return undefined;
  });

  add(peopleCalls.unblock, async ({ viewer, params }, { db }) => {
    await unblockPerson(db, viewer, params.id);
    return undefined;
  });
}
