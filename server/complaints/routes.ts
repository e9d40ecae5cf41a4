import { cardKindSchema } from '#contract/categories.ts';
import { complaintCalls, listOwnComplaints } from '#contract/complaints.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { complain } from './actions.ts';
import { complaintsOf } from './own/queries.ts';

export function addComplaintsRoutes(add: AddRoute, deps: Deps): void {
  for (const kind of cardKindSchema.options) {
    add(complaintCalls[kind], async ({ viewer, params, body, client }) => {
      const { reason, text = '' } = body;
      await complain(deps, { viewer, kind, slug: params.slug, reason, text }, client.address);
      return undefined;
    });
  }

  add(listOwnComplaints, async ({ viewer }) => ({ data: await complaintsOf(deps.db, viewer) }));
}
