import type { z } from 'zod';
import type { PaymentProvider, yookassaWebhook } from '#contract/payments.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import { unavailable } from '#server/platform/errors.ts';
import { checkPaymentIfPossible, type Cashier } from './provider.actions.ts';
import { findByProviderId, findPayment } from './queries.ts';
import { checkRefundIfPossible } from './refund-provider.actions.ts';
import { openRefundsOf } from './refunds.queries.ts';

type Webhook = z.output<typeof yookassaWebhook.body>;

/**
 * Unsigned, so nothing in it is believed: it only says of which payment the provider is to be asked
 * now. An error answer makes the provider send it again.
 */
export async function takeWebhook(
  deps: Cashier,
  provider: PaymentProvider,
  { object }: Webhook,
  from: string,
): Promise<void> {
  const id = await ourPayment(deps, provider, object);
  if (!id && object.payment_id && (await takeRefund(deps, provider, object.payment_id))) return;
  if (!id) {
    // Somebody who guesses must not make us ask for ever; the provider itself speaks of ours.
    await countAttempt(deps.db, { key: `webhook:${from}`, most: 120, seconds: 60 });
    return;
  }
  if (!(await checkPaymentIfPossible(deps, id))) throw unavailable();
}

/** By the provider's own name, else by ours: it may speak of a payment whose answer is on its way. */
async function ourPayment(
  { db }: Cashier,
  provider: PaymentProvider,
  { id, metadata }: Webhook['object'],
): Promise<string | undefined> {
  const known = await findByProviderId(db, provider, id);
  if (known || !metadata?.order_id) return known;
  const ours = await findPayment(db, metadata.order_id);
  return ours?.provider === provider ? ours.id : undefined;
}

/** False: of nobody. What is not open any more is not asked for. */
async function takeRefund(
  deps: Cashier,
  provider: PaymentProvider,
  providerPaymentId: string,
): Promise<boolean> {
  const payment = await findByProviderId(deps.db, provider, providerPaymentId);
  if (!payment) return false;
  for (const id of await openRefundsOf(deps.db, payment)) await checkRefundIfPossible(deps, id);
  return true;
}
