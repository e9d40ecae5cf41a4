import type { Transaction } from '#contract/transactions.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import { conflict } from '#server/platform/errors.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { lockUser } from '#server/users/access.ts';
import { getTransaction } from './transactions.queries.ts';

/** In seconds. Whoever was refused may ask again, but not all day long. */
const day = 24 * 60 * 60;

/** Somebody asks for what they have not used of a payment; staff answer. */
export async function askRefund(
  db: Database,
  { viewer, id, text }: { viewer: SignedIn; id: string; text: string },
  now = new Date(),
): Promise<Transaction> {
  await countAttempt(db, { key: `refund:${viewer.id}`, most: 20, seconds: day });
  return inTransaction(db, async (trx) => {
    await lockUser(trx, viewer);
    const payment = await getTransaction(trx, viewer, id, now);
    if (payment.refundable_kopecks === null) throw conflict(whyNot(payment));
    await trx
      .insertInto('refund_requests')
      .values({
        payment_id: id,
        amount_kopecks: payment.refundable_kopecks,
        text,
        created_at: now,
      })
      .execute();
    return getTransaction(trx, viewer, id, now);
  });
}

function whyNot({ status, refund }: Transaction): string {
  if (status !== 'succeeded') return 'Этот платёж не прошёл, возвращать по нему нечего';
  if (refund?.status === 'asked') return 'Вы уже попросили вернуть деньги. Ответ придёт сюда';
  if (refund?.status === 'pending') return 'Деньги по этому платежу уже возвращаются';
  return 'Этот тариф уже использован целиком, возвращать по нему нечего';
}

/** The money has not gone back after all: staff see it in their queue, in its old place. */
export async function reopenRequest(
  trx: Connection,
  refund: { payment_id: string; amount_kopecks: number; request_id: number | null },
  now: Date,
): Promise<void> {
  const { payment_id, amount_kopecks, request_id } = refund;
  if (request_id === null) {
    await trx
      .insertInto('refund_requests')
      .values({ payment_id, amount_kopecks, created_at: now })
      .onConflict((open) => open.doNothing())
      .execute();
    return;
  }
  await trx
    .updateTable('refund_requests')
    .set({
      decision: null,
      decided_at: null,
      decided_by: null,
      applied_at: null,
      reason: '',
      notes: '{}',
    })
    .where('id', '=', request_id)
    .execute();
}
