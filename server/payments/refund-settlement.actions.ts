import { postMovement } from '#server/ledger/actions.ts';
import { inTransaction, type Connection } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { ProviderRefund } from '#server/platform/gateways/payments.ts';
import { endPaidPeriod } from '#server/tariffs/subscriptions.actions.ts';
import { lockAnyUser } from '#server/users/access.ts';
import { tellRefundSent } from './refund-notes.actions.ts';
import { reopenRequest } from './refund-requests.actions.ts';
import { findRefund, type OpenRefund } from './refunds.queries.ts';

type Books = Pick<Deps, 'db' | 'log'>;

/** Does once what follows from the word of the provider, however often it comes. */
export async function applyRefund(
  deps: Books,
  id: string,
  answer: ProviderRefund,
  now: Date,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const refund = await lockOpen(trx, id);
    if (!refund) return;
    if (!isSame(refund, answer)) {
      deps.log.error({ refund: id, provider: answer.id }, 'the provider speaks of another refund');
      return;
    }
    if (answer.state === 'canceled') {
      return cancel(deps, trx, { ...refund, provider_id: answer.id }, now);
    }
    const isSent = answer.state === 'succeeded';
    await trx
      .updateTable('refunds')
      .set({
        provider_id: answer.id,
        state: isSent ? 'succeeded' : 'pending',
        ...(isSent && { ended_at: now, check_at: null }),
      })
      .where('id', '=', id)
      .execute();
    if (isSent) await settle(trx, refund, now);
  });
}

/** The provider will not send it: staff are to look, and the person waits for their answer. */
export async function cancelRefund(deps: Books, id: string, now: Date): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const refund = await lockOpen(trx, id);
    if (refund) await cancel(deps, trx, refund, now);
  });
}

/** The person first, then their payment; undefined: it is settled. */
async function lockOpen(trx: Connection, id: string): Promise<OpenRefund | undefined> {
  const before = await findRefund(trx, id);
  if (!before) return undefined;
  if (before.user_id !== null) await lockAnyUser(trx, before.user_id);
  await trx
    .selectFrom('payments')
    .select('id')
    .where('id', '=', before.payment_id)
    .forNoKeyUpdate()
    .execute();
  const refund = await findRefund(trx, id);
  return refund?.state === 'new' || refund?.state === 'pending' ? refund : undefined;
}

function isSame(refund: OpenRefund, answer: ProviderRefund): boolean {
  return (
    answer.paymentId === refund.provider_payment_id &&
    answer.amountKopecks === refund.amount_kopecks &&
    (refund.provider_id === null || refund.provider_id === answer.id)
  );
}

async function settle(trx: Connection, refund: OpenRefund, now: Date): Promise<void> {
  const { id, payment_id: subject, amount_kopecks: amount } = refund;
  await postMovement(
    trx,
    {
      key: `refund:${id}`,
      kind: 'refund',
      unit: 'kopecks',
      subject,
      path: [
        ['provider', 'person'],
        ['person', 'refunds'],
      ],
      amount,
    },
    now,
  );
  const hasEnded = refund.ends_subscription && (await endPaidPeriod(trx, subject, now));
  await tellRefundSent(trx, { ...refund, id: subject }, { amount, hasEnded });
}

async function cancel(
  { log }: Books,
  trx: Connection,
  refund: OpenRefund,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('refunds')
    .set({
      provider_id: refund.provider_id,
      state: 'canceled',
      ended_at: now,
      check_at: null,
    })
    .where('id', '=', refund.id)
    .execute();
  await reopenRequest(trx, refund, now);
  log.error({ refund: refund.id, payment: refund.payment_id }, 'the provider refuses a refund');
}
