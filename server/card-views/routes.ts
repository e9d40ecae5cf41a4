import * as contract from '#contract/card-views.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { countView } from './actions.ts';
import { describeInterest } from './queries.ts';

export function addCardViewsRoutes(add: AddRoute): void {
  add(contract.countView, async ({ viewer, body, client }, { db }) => {
    await countView(db, { viewer, address: client.address }, body.card);
    return undefined;
  });

  add(contract.getInterest, async ({ viewer, params }, { db }) =>
    describeInterest(db, viewer, params.slug),
  );
}
