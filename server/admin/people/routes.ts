import { peopleCalls } from '#contract/people.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { findPeople } from './queries.ts';

export function addPeopleRoutes(add: AddRoute): void {
  add(peopleCalls.find, async ({ query }, { db }) => findPeople(db, query.q));
}
