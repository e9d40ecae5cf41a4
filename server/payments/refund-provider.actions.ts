import type { Database } from '#server/platform/database.ts';
import { GatewayError } from '#server/platform/gateways/gateway.ts';
import type { PaymentGateway, ProviderRefund } from '#server/platform/gateways/payments.ts';
import type { Cashier } from './provider.actions.ts';
import { applyRefund, cancelRefund } from './refund-settlement.actions.ts';
import { findRefund, type OpenRefund } from './refunds.queries.ts';
import { isKeyForgotten, nextCheck } from './rules.ts';

/** As `checkRefund`; the sweep asks again when the provider does not answer now. */
export async function checkRefundIfPossible(
  deps: Cashier,
  id: string,
  now = new Date(),
): Promise<void> {
  try {
    await checkRefund(deps, id, now);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    deps.log.warn({ refund: id, reason: error.message }, 'the payment provider does not answer');
  }
}

/**
 * Sends a refund, or asks what became of it, and does what follows. Never within a transaction: it
 * waits for somebody outside. Does nothing for what is settled.
 */
async function checkRefund(deps: Cashier, id: string, now: Date): Promise<void> {
  const refund = await findRefund(deps.db, id);
  if (!refund || (refund.state !== 'new' && refund.state !== 'pending')) return;
  await scheduleCheck(deps.db, refund, now);
  const gateway = deps.gateways.payments;
  if (gateway?.name !== refund.provider) {
    deps.log.error({ refund: id }, `refund waits for ${refund.provider}, which is not connected`);
    return;
  }
  const answer = await askProvider(deps, gateway, refund, now);
  if (answer === 'refused') await cancelRefund(deps, id, now);
  else await applyRefund(deps, id, answer, now);
}

async function askProvider(
  { config }: Cashier,
  gateway: PaymentGateway,
  refund: OpenRefund,
  now: Date,
): Promise<ProviderRefund | 'refused'> {
  const { id, created_at: createdAt, tariff_name: tariff } = refund;
  const paymentId = refund.provider_payment_id ?? '';
  if (refund.provider_id) {
    const known = await gateway.getRefund(refund.provider_id);
    if (known) return known;
    throw new GatewayError('the provider has lost a refund', { isFinal: false });
  }
  const find = () => gateway.findRefund({ id, createdAt, paymentId });
  // Only what the provider has made tells then whether the order has arrived.
  if (isKeyForgotten(createdAt, gateway.keyHours, now)) {
    const found = await find();
    if (found) return found;
  }
  const order = {
    id,
    paymentId,
    amountKopecks: refund.amount_kopecks,
    description: `Возврат за тариф «${tariff}», ${config.brand.name}`,
    email: refund.email ?? '',
  };
  return gateway.createRefund(order).catch(async (error: unknown) => {
    if (!(error instanceof GatewayError) || !error.isFinal) throw error;
    // It refuses a key with other words, too: an e-mail may be gone since it was sent first.
    return (await find()) ?? 'refused';
  });
}

/** Written before asking, so that a crash in between only delays the next time. */
async function scheduleCheck(db: Database, refund: OpenRefund, now: Date): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ check_at: nextCheck(refund.created_at, now) })
    .where('id', '=', refund.id)
    .where('state', 'in', ['new', 'pending'])
    .execute();
}
