import { subscriptionCalls } from '#contract/subscriptions.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { cancelRenewal, resumeRenewal, unlinkMethod } from './subscriptions.actions.ts';
import { listSubscriptions } from './subscriptions.queries.ts';

export function addSubscriptionsRoutes(add: AddRoute): void {
  const { list, cancel, resume, unlinkMethod: unlink } = subscriptionCalls;

  add(list, async ({ viewer }, { db }) => listSubscriptions(db, viewer));

  add(cancel, async ({ viewer, params }, { db }) => ({
    subscription: await cancelRenewal(db, viewer, params.id),
  }));

  add(resume, async ({ viewer, params, body, client }, { db }) => {
    const resuming = { id: params.id, version: body.renewal_version, address: client.address };
    return { subscription: await resumeRenewal(db, viewer, resuming) };
  });

  add(unlink, async ({ viewer }, { db }) => {
    await unlinkMethod(db, viewer);
    return undefined;
  });
}
