import { notify } from '#server/notifications/actions.ts';
import type { Connection } from '#server/platform/database.ts';
import { declinedWords, paidWords } from './emails.ts';
import type { StoredPayment } from './queries.ts';

export async function tellPaid(
  trx: Connection,
  payment: StoredPayment & { user_id: number },
  until: Date | null,
  now: Date,
): Promise<void> {
  await notify(trx, {
    user_id: payment.user_id,
    kind: 'payment_succeeded',
    ...paidWords(payment, until, now),
    heldBackBy: null,
  });
}

/** Of a purchase: whoever pays sees it on the screen, and reads it here if they went away. */
export async function tellDeclined(
  trx: Connection,
  payment: StoredPayment,
  reason: string | null,
): Promise<void> {
  if (payment.user_id === null) return;
  await notify(trx, {
    user_id: payment.user_id,
    kind: 'payment_declined',
    ...declinedWords(payment, reason),
    heldBackBy: null,
  });
}
