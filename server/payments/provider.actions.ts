import { paymentPath } from '#contract/payments.ts';
import type { Database } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { GatewayError } from '#server/platform/gateways/gateway.ts';
import type { PaymentGateway, ProviderPayment } from '#server/platform/gateways/payments.ts';
import { findPayment, type StoredPayment } from './queries.ts';
import { findLeaveToCharge, type RevokedLeave } from './renewal/queries.ts';
import { isKeyForgotten, nextCheck } from './rules.ts';
import { applyAnswer, cancelPayment } from './settlement.actions.ts';

export type Cashier = Pick<Deps, 'db' | 'config' | 'gateways' | 'log'>;

/**
 * Asks the provider what became of an open payment and does what follows from it; one that it was
 * not told of yet is placed there. Never within a transaction: it waits for somebody outside.
 * Does nothing for what is settled. Throws GatewayError when nobody knows.
 */
async function checkPayment(deps: Cashier, id: string, now = new Date()): Promise<void> {
  const payment = await findPayment(deps.db, id);
  if (!payment || (payment.state !== 'new' && payment.state !== 'pending')) return;
  await scheduleCheck(deps.db, payment, now);
  const gateway = deps.gateways.payments;
  if (gateway?.name !== payment.provider) {
    deps.log.error(
      { payment: id },
      `payment waits for ${payment.provider}, which is not connected`,
    );
    return;
  }
  const answer = await askProvider(deps, gateway, payment, now);
  if (typeof answer !== 'string') return applyAnswer(deps, id, answer, now);
  const reason = answer === 'unknown' ? 'expired_on_confirmation' : answer;
  return cancelPayment(deps, id, reason, now);
}

/** False: the provider does not answer now; the sweep asks again. */
export async function checkPaymentIfPossible(
  deps: Cashier,
  id: string,
  now = new Date(),
): Promise<boolean> {
  try {
    await checkPayment(deps, id, now);
    return true;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    deps.log.warn({ payment: id, reason: error.message }, 'the payment provider does not answer');
    return false;
  }
}

type ProviderAnswer = ProviderPayment | 'refused' | RevokedLeave['reason'] | 'unknown';

async function askProvider(
  deps: Cashier,
  gateway: PaymentGateway,
  payment: StoredPayment,
  now: Date,
): Promise<ProviderAnswer> {
  if (payment.provider_id) return (await gateway.getPayment(payment.provider_id)) ?? 'unknown';
  const trace = { id: payment.id, createdAt: payment.created_at };
  if (isKeyForgotten(payment.created_at, gateway.keyHours, now)) {
    return (await gateway.findPayment(trace)) ?? 'unknown';
  }
  const leave =
    payment.purpose === 'renewal'
      ? await findLeaveToCharge(deps.db, payment)
      : { methodId: undefined };
  if ('endedAt' in leave) return findRevoked(gateway, payment, leave, now);
  return gateway.createPayment(orderOf(deps, payment, leave)).catch(async (error: unknown) => {
    if (!(error instanceof GatewayError && error.isFinal)) throw error;
    // It also refuses what it has by this key in other words: of a tariff renamed since, with a card
    // linked since. Then the first one counts, whose answer was lost.
    return (await gateway.findPayment(trace)) ?? 'refused';
  });
}

const inFlightMs = 2 * 60 * 1000;

/**
 * It may have been charged before it was revoked, by an order whose answer was lost; one that was
 * sent just before may reach the provider only now.
 */
async function findRevoked(
  gateway: PaymentGateway,
  payment: StoredPayment,
  { endedAt, reason }: RevokedLeave,
  now: Date,
): Promise<ProviderAnswer> {
  const found = await gateway.findPayment({ id: payment.id, createdAt: payment.created_at });
  if (found) return found;
  if (now.getTime() - endedAt.getTime() > inFlightMs) return reason;
  throw new GatewayError('an order may still be on its way', { isFinal: false });
}

function orderOf(
  { config }: Cashier,
  payment: StoredPayment,
  { methodId }: { methodId: string | undefined },
) {
  return {
    id: payment.id,
    amountKopecks: payment.amount_kopecks,
    description: `Тариф «${payment.tariff_name}», ${config.brand.name}`,
    email: payment.email ?? '',
    returnUrl: methodId ? null : config.publicOrigin + paymentPath(payment.id),
    savesMethod: payment.saves_method,
    ...(methodId && { methodId }),
  };
}

/** Written before asking, so that a crash in between only delays the next time. */
async function scheduleCheck(db: Database, payment: StoredPayment, now: Date): Promise<void> {
  await db
    .updateTable('payments')
    .set({ check_at: nextCheck(payment.created_at, now) })
    .where('id', '=', payment.id)
    .where('state', 'in', ['new', 'pending'])
    .execute();
}
