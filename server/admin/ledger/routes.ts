import { adminLedgerCalls } from '#contract/admin-ledger.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { listMovements, showLedger } from './queries.ts';

export function addLedgerRoutes(add: AddRoute): void {
  add(adminLedgerCalls.show, async ({ query }, { db }) => showLedger(db, query));
  add(adminLedgerCalls.movements, async ({ query }, { db }) => listMovements(db, query));
}
