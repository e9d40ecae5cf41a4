import type { Config } from '#server/platform/config.ts';
import { inTransaction, type Database } from '#server/platform/database.ts';
import { GatewayError, type Gateways } from '#server/platform/gateways/gateway.ts';
import type {
  PaymentGateway,
  PaymentOrder,
  ProviderRefund,
  RefundOrder,
} from '#server/platform/gateways/payments.ts';
import {
  findByOrder,
  findRefundByOrder,
  getSandboxPayment,
  getSandboxRefund,
  listSandboxPayments,
  listSandboxRefunds,
} from './queries.ts';
import { payPath } from './rules.ts';

/** The demo takes payments even when no provider is connected. */
export function withSandbox(gateways: Gateways, config: Config, db: Database): Gateways {
  if (config.mode !== 'demo' || gateways.payments) return gateways;
  return { ...gateways, payments: sandboxBank(db, config.publicOrigin) };
}

/** The bank of the demo behind the interface that a real one has; it never forgets a key. */
function sandboxBank(db: Database, publicOrigin: string): PaymentGateway {
  const addressOf = (id: string) => publicOrigin + payPath(id);
  return {
    name: 'sandbox',
    keyHours: Infinity,
    async createPayment(order) {
      await createPayment(db, order);
      const payment = await findByOrder(db, order.id, addressOf);
      if (!payment) throw new GatewayError('the order is gone', { isFinal: false });
      return payment;
    },
    getPayment: (id) => getSandboxPayment(db, id, addressOf),
    findPayment: ({ id }) => findByOrder(db, id, addressOf),
    createRefund: (order) => createRefund(db, order),
    getRefund: (id) => getSandboxRefund(db, id),
    findRefund: ({ id }) => findRefundByOrder(db, id),
    listPayments: (since) => listSandboxPayments(db, since, addressOf),
    listRefunds: (since) => listSandboxRefunds(db, since),
  };
}

/** A saved card pays, or is declined, at once. */
async function createPayment(db: Database, order: PaymentOrder): Promise<void> {
  const card = order.methodId
    ? await db
        .selectFrom('sandbox_cards')
        .selectAll()
        .where('id', '=', order.methodId)
        .executeTakeFirst()
    : undefined;
  if (order.methodId && !card) throw new GatewayError('no such card', { isFinal: true });
  const settled = card?.decline_reason ? 'canceled' : 'succeeded';
  await db
    .insertInto('sandbox_payments')
    .values({
      order_id: order.id,
      amount_kopecks: order.amountKopecks,
      description: order.description,
      return_url: order.returnUrl,
      saves_method: order.savesMethod,
      card_id: card?.id ?? null,
      state: card ? settled : 'pending',
      cancel_reason: card?.decline_reason ?? null,
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
}

async function createRefund(db: Database, order: RefundOrder): Promise<ProviderRefund> {
  return inTransaction(db, async (trx) => {
    const payment = await trx
      .selectFrom('sandbox_payments')
      .select(['amount_kopecks', 'refunded_kopecks'])
      .where('id', '=', order.paymentId)
      .where('state', '=', 'succeeded')
      .forUpdate()
      .executeTakeFirst();
    const known = await findRefundByOrder(trx, order.id);
    if (known) return known;
    const rest = payment ? payment.amount_kopecks - payment.refunded_kopecks : 0;
    if (order.amountKopecks > rest) throw new GatewayError('more than was paid', { isFinal: true });
    await trx
      .updateTable('sandbox_payments')
      .set((set) => ({ refunded_kopecks: set('refunded_kopecks', '+', order.amountKopecks) }))
      .where('id', '=', order.paymentId)
      .execute();
    const { id } = await trx
      .insertInto('sandbox_refunds')
      .values({
        order_id: order.id,
        payment_id: order.paymentId,
        amount_kopecks: order.amountKopecks,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: orderId, paymentId, amountKopecks } = order;
    return { id, orderId, paymentId, amountKopecks, state: 'succeeded' };
  });
}
