import { guestRoleFromWire } from '#contract/roles.ts';
import { tariffEditingCalls, tariffTextCalls } from '#contract/tariff-editing.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { orderTariffs, saveTariff } from './editing.actions.ts';
import { listTariffSources } from './editing.queries.ts';
import { saveTariffTexts } from './texts.actions.ts';
import { showTariffTexts } from './texts.queries.ts';

export function addTariffEditingRoutes(add: AddRoute): void {
  const { list, save, order } = tariffEditingCalls;
  add(list, async (_call, { db }) => ({ data: await listTariffSources(db) }));
  add(save, async ({ viewer, params, body }, { db }) => saveTariff(db, viewer, params.slug, body));
  add(order, async ({ viewer, body }, { db }) => ({ data: await orderTariffs(db, viewer, body) }));

  add(tariffTextCalls.show, async ({ params: { role } }, { db }) =>
    showTariffTexts(db, guestRoleFromWire(role)),
  );
  add(tariffTextCalls.save, async ({ viewer, params: { role }, body }, { db }) =>
    saveTariffTexts(db, viewer, guestRoleFromWire(role), body),
  );
}
