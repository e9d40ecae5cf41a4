import { peopleCalls } from '#contract/people.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { lookForPeople } from './actions.ts';

export function addPeopleRoutes(add: AddRoute): void {
  add(peopleCalls.find, async ({ viewer, query }, { db }) => lookForPeople(db, viewer, query.q));
}
