import type { Connection } from '#server/platform/database.ts';
import { addJob } from '#server/platform/queue.ts';
import type { StoredPayment } from './queries.ts';

interface Refund {
  payment: Pick<StoredPayment, 'id'>;
  /** Kopecks; never more than what is left of the payment. */
  amount: number;
  /** What the person is told. */
  answer: string;
}

/** Money goes back: written down here, and sent by the job. */
export async function orderRefund(
  trx: Connection,
  { payment, amount, answer }: Refund,
  now: Date,
): Promise<void> {
  const { id } = await trx
    .insertInto('refunds')
    .values({
      payment_id: payment.id,
      amount_kopecks: amount,
      state: 'new',
      answer,
      created_at: now,
      decided_at: now,
      check_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addJob(trx, 'check_refund', { refund: id });
}
