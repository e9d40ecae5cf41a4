import { notFound } from '#server/platform/errors.ts';
import { GatewayError } from '#server/platform/gateways/gateway.ts';
import type { ProviderPayment } from '#server/platform/gateways/payments.ts';
import type { Cashier } from './provider.actions.ts';
import { findPayment } from './queries.ts';

type Word = ReturnType<typeof asWord>;

/** What the provider says of a payment now; nothing follows from it. */
export async function askProvider(
  { db, gateways: { payments: gateway } }: Cashier,
  id: string,
): Promise<{ provider: Word | null; silence: 'no_answer' | 'unknown' | 'not_connected' | null }> {
  const payment = await findPayment(db, id);
  if (!payment) throw notFound('Такого платежа нет');
  if (gateway?.name !== payment.provider) return { provider: null, silence: 'not_connected' };
  try {
    const { provider_id, created_at: createdAt } = payment;
    const found = provider_id
      ? await gateway.getPayment(provider_id)
      : await gateway.findPayment({ id, createdAt });
    return found
      ? { provider: asWord(found), silence: null }
      : { provider: null, silence: 'unknown' };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return { provider: null, silence: 'no_answer' };
  }
}

const asWord = ({ state, amountKopecks, refundedKopecks }: ProviderPayment) => ({
  state,
  amount_kopecks: amountKopecks,
  refunded_kopecks: refundedKopecks,
});
