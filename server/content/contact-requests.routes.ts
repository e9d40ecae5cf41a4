import { contactRequestCalls } from '#contract/contact-requests.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { markAnswered } from './contact-requests.actions.ts';
import { listRequests } from './contact-requests.queries.ts';

export function addContactRequestsRoutes(add: AddRoute): void {
  add(contactRequestCalls.list, ({ query }, { db }) => listRequests(db, query));

  add(contactRequestCalls.answer, async ({ viewer, params }, { db }) => {
    await markAnswered(db, viewer, params.id, true);
    return undefined;
  });

  add(contactRequestCalls.reopen, async ({ viewer, params }, { db }) => {
    await markAnswered(db, viewer, params.id, false);
    return undefined;
  });
}
