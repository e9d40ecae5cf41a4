import type { QueuedRefund } from '#contract/queued-refunds.ts';
import { formatMoney } from '#contract/russian.ts';
import type {
  DecisionInput,
  DecisionQueue,
  Due,
  ProposedDecision,
} from '#server/decisions/access.ts';
import { tellRefundDeclined } from '#server/payments/refund-notes.actions.ts';
import { orderRefund } from '#server/payments/refunds.actions.ts';
import { leftOf } from '#server/payments/refunds.queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { conflict, forbidden } from '#server/platform/errors.ts';
import { lockAnyUser } from '#server/users/access.ts';
import {
  describeRefunds,
  findAskedRefund,
  titlesOfRefunds,
  waitingRefunds,
  type AskedRefund,
} from './queries.ts';

/** People who ask for their money. What is sent cannot be undone: it leaves when undoing is over. */
export const refunds: DecisionQueue<AskedRefund, AskedRefund | undefined, QueuedRefund> & {
  name: 'refunds';
} = {
  name: 'refunds',
  noun: 'refund',
  table: 'refund_requests',
  outcomes: { approve: 'Деньги уже возвращают', decline: 'В возврате уже отказали' },
  missing: 'Такой просьбы о возврате нет',
  withdrawn: 'Просьба о возврате уже закрыта',
  find: findAskedRefund,
  about: ({ payment_id }) => ({ type: 'payment', id: payment_id }),
  checkNotOwn: (_db, viewer, { user_id }) => {
    if (viewer.id === user_id) throw forbidden('Это ваше: пусть решит кто-то другой');
  },
  checkAllowed,
  lock: async (trx, { id, user_id }) => {
    if (user_id !== null) await lockAnyUser(trx, user_id);
    return findAskedRefund(trx, id);
  },
  // Something has gone back meanwhile, or was used.
  stillStands: (asked) => asked !== undefined && leftOf(asked) > 0,
  apply,
  waiting: waitingRefunds,
  describe: describeRefunds,
  titles: titlesOfRefunds,
};

function checkAllowed(
  _trx: Connection,
  { subject: asked, input: { decision, notes } }: ProposedDecision<AskedRefund>,
): void {
  if (decision !== 'approve') return;
  const amount = sumOf(asked, notes);
  if (amount > leftOf(asked)) {
    throw conflict(`По этому платежу осталось вернуть не больше ${formatMoney(leftOf(asked))}`);
  }
  if (amount <= 0) throw conflict('Тариф использован целиком. Назовите сумму или откажите');
}

const sumOf = (asked: AskedRefund, notes: DecisionInput['notes']): number =>
  notes?.['amount_kopecks'] ? Number(notes['amount_kopecks']) : asked.offered_kopecks;

async function apply(
  trx: Connection,
  { id, decision, reason, notes, locked }: Due<AskedRefund, AskedRefund | undefined>,
): Promise<Record<string, string>> {
  if (!locked) return {};
  const { payment_id: paymentId, user_id, tariff_name } = locked;
  if (decision === 'decline') {
    await tellRefundDeclined(trx, { id: paymentId, user_id, tariff_name }, reason);
    return {};
  }
  // Of what is left now: contacts may have been opened since staff have seen it.
  const amount = Math.min(sumOf(locked, notes), leftOf(locked));
  const answer = reason || 'Это то, чем вы не воспользовались.';
  await orderRefund(trx, { payment: { id: paymentId }, amount, answer, requestId: id }, new Date());
  return { sum: formatMoney(amount) };
}
