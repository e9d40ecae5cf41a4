import { cardKindSchema } from '#contract/categories.ts';
import { complainOfDialog, complaintCalls, listOwnComplaints } from '#contract/complaints.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { complain } from './actions.ts';
import { complainOfOther } from './dialogs.actions.ts';
import { complaintsOf } from './own.queries.ts';

export function addComplaintsRoutes(add: AddRoute): void {
  for (const kind of cardKindSchema.options) {
    add(complaintCalls[kind], async ({ viewer, params, body, client }, deps) => {
      const { reason, text = '' } = body;
      await complain(deps, { viewer, kind, slug: params.slug, reason, text }, client.address);
      return undefined;
    });
  }

  add(complainOfDialog, async ({ viewer, body, client }, deps) => {
    await complainOfOther(deps, viewer, body, client.address);
    return undefined;
  });

  add(listOwnComplaints, async ({ viewer }, deps) => ({
    data: await complaintsOf(deps.db, viewer),
  }));
}
