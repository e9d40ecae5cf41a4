import { peopleCalls } from '#contract/people.ts';
import { personPageCalls } from '#contract/person-page.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { addStaffNote, removeStaffNote } from '#server/staff-notes/actions.ts';
import { lookForPeople } from './actions.ts';
import { changeRoleOf, lookAtPerson, signOutEverywhere } from './person.actions.ts';

export function addPeopleRoutes(add: AddRoute): void {
  add(peopleCalls.find, async ({ viewer, query }, { db }) => lookForPeople(db, viewer, query.q));

  const calls = personPageCalls;
  add(calls.show, async ({ viewer, params }, { db }) => lookAtPerson(db, viewer, params.id));
  add(calls.addNote, async ({ viewer, params, body }, { db }) => {
    await addStaffNote(db, viewer, params.id, body.text);
    return undefined;
  });
  add(calls.removeNote, async ({ viewer, params }, { db }) => {
    await removeStaffNote(db, viewer, params);
    return undefined;
  });
  add(calls.signOut, async ({ viewer, params }, { db }) => {
    await signOutEverywhere(db, viewer, params.id);
    return undefined;
  });
  add(calls.changeRole, async ({ viewer, params, body }, { db }) => {
    await changeRoleOf(db, viewer, params.id, body.role);
    return undefined;
  });
}
