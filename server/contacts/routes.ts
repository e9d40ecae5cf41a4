import * as contract from '#contract/card-contacts.ts';
import { cardKindSchema } from '#contract/categories.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { openContacts } from './actions.ts';
import { listOpenedContacts } from './queries.ts';
import { returnContact } from './returns.actions.ts';

export function addContactsRoutes(add: AddRoute): void {
  add(contract.listOpenedContacts, async ({ viewer }, { db }) => ({
    data: await listOpenedContacts(db, viewer.id),
  }));
  for (const kind of cardKindSchema.options) {
    add(contract.openContacts[kind], async ({ viewer, params }, { db }) =>
      openContacts(db, { viewer, kind, slug: params.slug }),
    );
    add(contract.returnContact[kind], async ({ viewer, params, body }, { db }) =>
      returnContact(db, { viewer, kind, slug: params.slug, reason: body.reason }),
    );
  }
}
