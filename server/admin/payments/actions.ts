import type { PaymentPage } from '#contract/admin-payments.ts';
import { formatMoney } from '#contract/russian.ts';
import { recordAudit } from '#server/audit/actions.ts';
import { checkPaymentIfPossible, type Cashier } from '#server/payments/provider.actions.ts';
import { askProvider } from '#server/payments/provider-word.actions.ts';
import { checkRefundIfPossible } from '#server/payments/refund-provider.actions.ts';
import { orderRefund } from '#server/payments/refunds.actions.ts';
import { leftOf, openRefundsOf, returnedOf } from '#server/payments/refunds.queries.ts';
import { type Connection, type Database, inTransaction } from '#server/platform/database.ts';
import { conflict, forbidden, notFound } from '#server/platform/errors.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { lockAnyUser } from '#server/users/access.ts';
import { describePayment } from './page.queries.ts';

/** A page that is loaded anew after each step is one look. */
const sameLookMs = 10 * 60_000;

/** Whoever looks is written down: who has paid, and an address, are on the page. */
export async function lookAtPayment(
  db: Database,
  viewer: SignedIn,
  id: string,
): Promise<PaymentPage> {
  return inTransaction(db, async (trx) => {
    const page = await describePayment(trx, id);
    const known = page.audit.some(
      ({ actor, action, at }) =>
        actor.id === viewer.id &&
        action === 'payment_view' &&
        Date.parse(at) > Date.now() - sameLookMs,
    );
    if (!known) {
      await recordAudit(trx, viewer, { action: 'payment_view', subject: { type: 'payment', id } });
    }
    return page;
  });
}

interface RefundInput {
  amount_kopecks: number;
  reason: string;
  returned_kopecks: number;
}

/** Whose money it is, and what of it has gone back: all under locks, the person first. */
async function lockPayment(trx: Connection, id: string) {
  const owner = await trx
    .selectFrom('payments')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (owner?.user_id) await lockAnyUser(trx, owner.user_id);
  const payment = await trx
    .selectFrom('payments')
    .select(['id', 'user_id', 'state', 'amount_kopecks'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!payment) throw notFound('Такого платежа нет');
  return { ...payment, returned_kopecks: (await returnedOf(trx, [id])).get(id) ?? 0 };
}

/** Money goes back because an admin says so, though nobody has asked; the person is told why. */
export async function refundPayment(
  db: Database,
  viewer: SignedIn,
  id: string,
  { amount_kopecks: amount, reason, returned_kopecks }: RefundInput,
  now = new Date(),
): Promise<PaymentPage> {
  return inTransaction(db, async (trx) => {
    const payment = await lockPayment(trx, id);
    if (viewer.id === payment.user_id) throw forbidden('Это ваше: пусть решит кто-то другой');
    if (payment.state !== 'succeeded') {
      throw conflict('Этот платёж не прошёл, возвращать по нему нечего', 'wrong_state');
    }
    await checkNotAsked(trx, id);
    if ((await openRefundsOf(trx, id)).length > 0) throw conflict(onItsWay, 'wrong_state');
    if (payment.returned_kopecks !== returned_kopecks) throw conflict(changed, 'stale_version');
    const left = leftOf(payment);
    if (amount > left) {
      throw conflict(`По этому платежу осталось вернуть не больше ${formatMoney(left)}`);
    }
    await orderRefund(trx, { payment, amount, answer: reason }, now);
    await recordAudit(trx, viewer, {
      action: 'payment_refund',
      subject: { type: 'payment', id },
      detail: { sum: formatMoney(amount), reason },
    });
    return describePayment(trx, id, now);
  });
}

const onItsWay = 'Деньги по этому платежу уже возвращаются. Дождитесь, когда банк их отправит';
const changed = 'По этому платежу уже вернули деньги. Обновите страницу и проверьте сумму';

/** Whoever has asked waits for an answer, which is given in the queue. */
async function checkNotAsked(trx: Connection, id: string): Promise<void> {
  const asked = await trx
    .selectFrom('refund_requests')
    .select('id')
    .where('payment_id', '=', id)
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (asked) {
    throw conflict('По этому платежу уже ждёт просьба о возврате: ответьте на неё в «Возвратах»');
  }
}

/** Does what follows from the word of the provider, and tells whether its books say what ours do. */
export async function checkPaymentNow(deps: Cashier, viewer: SignedIn, id: string) {
  const { db } = deps;
  await describePayment(db, id);
  await countAttempt(db, { key: `check-any-payment:${viewer.id}`, most: 120, seconds: 600 });
  await checkPaymentIfPossible(deps, id);
  for (const refund of await openRefundsOf(db, id)) await checkRefundIfPossible(deps, refund);
  const word = await askProvider(deps, id);
  await inTransaction(db, (trx) =>
    recordAudit(trx, viewer, { action: 'payment_check', subject: { type: 'payment', id } }),
  );
  const payment = await describePayment(db, id);
  return { payment, ...word, agrees: agrees(payment, word.provider) };
}

type Word = Awaited<ReturnType<typeof askProvider>>['provider'];

function agrees(payment: PaymentPage, provider: Word): boolean {
  const ours = payment.state === 'succeeded' ? payment.amount_kopecks : 0;
  const theirs = provider?.state === 'succeeded' ? provider.amount_kopecks : 0;
  const back = provider?.refunded_kopecks ?? 0;
  // One that is on its way may have arrived there already.
  const isBack = back >= payment.refunded_kopecks && back <= payment.returned_kopecks;
  return provider !== null && ours === theirs && isBack;
}
