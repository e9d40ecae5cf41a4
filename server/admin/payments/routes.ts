import { adminPaymentCalls } from '#contract/admin-payments.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { checkPaymentNow, lookAtPayment, refundPayment } from './actions.ts';
import { listPayments } from './list.queries.ts';

export function addAdminPaymentRoutes(add: AddRoute): void {
  const calls = adminPaymentCalls;
  add(calls.list, async ({ query }, { db }) => listPayments(db, query));
  add(calls.show, async ({ viewer, params }, { db }) => lookAtPayment(db, viewer, params.id));
  add(calls.refund, async ({ viewer, params, body }, { db }) =>
    refundPayment(db, viewer, params.id, body),
  );
  add(calls.check, async ({ viewer, params }, deps) => checkPaymentNow(deps, viewer, params.id));
}
