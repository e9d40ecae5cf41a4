import * as contract from '#contract/payments.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { callKeyOf } from '#server/platform/http/idempotency.ts';
import { buy, checkNow } from './buy.actions.ts';
import { getPayment } from './own-payment.queries.ts';
import { quoteTariff } from './quote.queries.ts';
import { takeWebhook } from './webhook.actions.ts';

export function addPaymentsRoutes(add: AddRoute): void {
  const { quote, buy: buyTariff, buyTest, get, check } = contract.paymentCalls;

  add(quote, async ({ viewer, query }, deps) => {
    const offer = await quoteTariff(deps.db, deps, { viewer, slug: query.tariff });
    return offer.quote;
  });

  for (const [call, isTrial] of [
    [buyTariff, false],
    [buyTest, true],
  ] as const) {
    add(call, async ({ viewer, body, client, reply }, deps) => {
      const key = callKeyOf(reply.request);
      return { payment: await buy(deps, { viewer, body, key, isTrial, address: client.address }) };
    });
  }

  add(get, async ({ viewer, params }, { db }) => getPayment(db, viewer, params.id));

  add(check, async ({ viewer, params }, deps) => ({
    payment: await checkNow(deps, viewer, params.id),
  }));

  add(contract.yookassaWebhook, async ({ body, client }, deps) => {
    await takeWebhook(deps, 'yookassa', body, client.address);
    return { ok: true as const };
  });
}
