import * as contract from '#contract/tariffs.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { getEntitlement } from './entitlements.queries.ts';
import { getTariffContent, listTariffs } from './queries.ts';
import { buyerRole } from './rules.ts';

export function addTariffsRoutes(add: AddRoute): void {
  add(contract.listTariffs, async ({ viewer, query, cacheBy }, { db }) => {
    cacheBy('tariffs');
    return { data: await listTariffs(db, viewer, buyerRole(viewer, query.role), false) };
  });

  add(contract.listTestTariffs, async ({ viewer, query, cacheBy }, { db }) => {
    cacheBy('tariffs');
    return { data: await listTariffs(db, viewer, buyerRole(viewer, query.role), true) };
  });

  add(contract.getTariffContent, async ({ viewer, query, cacheBy }, { db }) => {
    cacheBy('tariffs');
    return { data: await getTariffContent(db, buyerRole(viewer, query.role)) };
  });

  add(contract.getEntitlement, async ({ viewer, query }, { db }) =>
    getEntitlement(db, viewer, query),
  );
}
