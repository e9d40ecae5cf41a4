import { personChannel } from '#contract/realtime.ts';
import { tariffChanged } from '#contract/payments.ts';
import { postMovement } from '#server/ledger/actions.ts';
import { inTransaction, type Connection } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { ProviderPayment } from '#server/platform/gateways/payments.ts';
import { publish } from '#server/platform/realtime/events.ts';
import { lockAnyUser } from '#server/users/access.ts';
import { tellDeclined } from './notes.actions.ts';
import { grantPurchase, type Settled } from './grant.actions.ts';
import type { StoredPayment } from './queries.ts';
import { orderRefund } from './refunds.actions.ts';
import { declineRenewal, grantRenewal } from './renewal/actions.ts';

type Books = Pick<Deps, 'db' | 'log' | 'config'>;

/** Does once what follows from the word of the provider, however often and in whatever order it comes. */
export async function applyAnswer(
  deps: Books,
  id: string,
  answer: ProviderPayment,
  now: Date,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const payment = await lockOpen(trx, id);
    if (!payment) return;
    if (!isSame(payment, answer)) {
      deps.log.error(
        { payment: id, provider: answer.id },
        'the provider speaks of another payment',
      );
      return;
    }
    await trx
      .updateTable('payments')
      .set({
        provider_id: answer.id,
        ...(answer.state === 'pending' && {
          state: 'pending',
          confirmation_url: answer.confirmationUrl,
        }),
      })
      .where('id', '=', id)
      .execute();
    const { secret } = deps.config;
    if (answer.state === 'succeeded') await settle(trx, { payment, answer, secret }, now);
    if (answer.state === 'canceled') await decline(trx, payment, answer.cancelReason, now);
    if (answer.state !== payment.state) await tell(trx, payment);
  });
}

/** The provider has none of it, or will not have it. */
export async function cancelPayment(
  deps: Books,
  id: string,
  reason: string,
  now: Date,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const payment = await lockOpen(trx, id);
    if (!payment) return;
    await decline(trx, payment, reason, now);
    await tell(trx, payment);
  });
}

/** The person first, then their payment; undefined: it is settled, or not there. */
async function lockOpen(trx: Connection, id: string): Promise<StoredPayment | undefined> {
  const owner = await trx
    .selectFrom('payments')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (owner?.user_id) await lockAnyUser(trx, owner.user_id);
  return trx
    .selectFrom('payments')
    .innerJoin('tariffs', 'tariffs.id', 'payments.tariff_id')
    .selectAll('payments')
    .select('tariffs.name as tariff_name')
    .where('payments.id', '=', id)
    .where('payments.state', 'in', ['new', 'pending'])
    .forNoKeyUpdate('payments')
    .executeTakeFirst();
}

/** Money of another sum, currency or order is nobody's grant. */
function isSame(payment: StoredPayment, answer: ProviderPayment): boolean {
  return (
    answer.orderId === payment.id &&
    answer.amountKopecks === payment.amount_kopecks &&
    answer.currency === 'RUB' &&
    (payment.provider_id === null || payment.provider_id === answer.id)
  );
}

async function settle(trx: Connection, settled: Settled, now: Date): Promise<void> {
  const { payment } = settled;
  await trx
    .updateTable('payments')
    .set({
      state: 'succeeded',
      paid_at: now,
      ended_at: now,
      check_at: null,
      confirmation_url: null,
    })
    .where('id', '=', payment.id)
    .execute();
  await postMovement(
    trx,
    {
      key: `payment:${payment.id}`,
      kind: 'payment',
      unit: 'kopecks',
      subject: payment.id,
      path: [
        ['person', 'provider'],
        ['revenue', 'person'],
      ],
      amount: payment.amount_kopecks,
    },
    now,
  );
  const why =
    payment.purpose === 'renewal'
      ? !(await grantRenewal(trx, payment, now)) && notWanted
      : await whyNotGranted(trx, settled, now);
  if (why) await orderRefund(trx, { payment, amount: payment.amount_kopecks, answer: why }, now);
}

async function whyNotGranted(trx: Connection, settled: Settled, now: Date): Promise<string | null> {
  const refusal = await grantPurchase(trx, settled, now);
  if (refusal !== 'card of another trial') return refusal && tooLate;
  // The person has had no trial: with another card they still may.
  await trx
    .updateTable('payments')
    .set({ is_trial: false })
    .where('id', '=', settled.payment.id)
    .execute();
  return sameCard;
}

const notWanted = 'Продление уже было отключено. Деньги вернутся целиком';
const sameCard =
  'По данным банка, этой картой уже платили за пробный тариф, а он продаётся один раз на карту. Деньги вернутся целиком. Можно заплатить другой картой или выбрать обычный тариф';
const tooLate =
  'Пока шла оплата, ваш прежний тариф сменился, продлился или из него открыли контакты. Деньги вернутся целиком, и тариф можно выбрать заново';

async function decline(
  trx: Connection,
  payment: StoredPayment,
  reason: string | null,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({
      state: 'canceled',
      cancel_reason: reason,
      ended_at: now,
      check_at: null,
      confirmation_url: null,
    })
    .where('id', '=', payment.id)
    .execute();
  await trx
    .updateTable('renewal_consents')
    .set({ withdrawn_at: now, withdrawn_by: 'declined' })
    .where('payment_id', '=', payment.id)
    .where('withdrawn_at', 'is', null)
    .execute();
  if (payment.purpose === 'renewal') await declineRenewal(trx, payment, reason, now);
  else await tellDeclined(trx, payment, reason);
}

async function tell(trx: Connection, { user_id, id }: StoredPayment): Promise<void> {
  if (user_id === null) return;
  await publish(trx, personChannel(user_id), tariffChanged, { payment_id: id });
}
