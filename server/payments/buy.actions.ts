import type { FollowedPayment, Payment } from '#contract/payments.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { checkPaymentIfPossible, type Cashier } from './provider.actions.ts';
import { placeOrder, type Order } from './purchase.actions.ts';
import { getPayment } from './own-payment.queries.ts';

/**
 * A payment with the address where it is paid. When the provider does not answer, it comes back
 * without one, and the page of the payment waits for it.
 */
export async function buy(deps: Cashier, order: Order): Promise<Payment> {
  const id = await placeOrder(deps, order);
  const placed = await getPayment(deps.db, order.viewer, id);
  if (placed.payment.status === 'pending' && !placed.payment.confirmation_url) {
    await checkPaymentIfPossible(deps, id);
  }
  return (await getPayment(deps.db, order.viewer, id)).payment;
}

/** The person has come back from the bank, or asks: so does the server. */
export async function checkNow(
  deps: Cashier,
  viewer: SignedIn,
  id: string,
): Promise<FollowedPayment> {
  const { payment } = await getPayment(deps.db, viewer, id);
  if (payment.status !== 'pending') return payment;
  await countAttempt(deps.db, { key: `check-payment:${viewer.id}`, most: 60, seconds: 600 });
  await checkPaymentIfPossible(deps, id);
  return (await getPayment(deps.db, viewer, id)).payment;
}
