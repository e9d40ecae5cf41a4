import { peopleCalls } from '#contract/people.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { blockPerson, unblockPerson } from './actions.ts';

export function addPeopleRoutes(add: AddRoute, { db }: Deps): void {
  add(peopleCalls.block, async ({ viewer, params, body }) => {
    await blockPerson(db, viewer, params.id, body.reason);
    return undefined;
  });

  add(peopleCalls.unblock, async ({ viewer, params }) => {
    await unblockPerson(db, viewer, params.id);
    return undefined;
  });
}
